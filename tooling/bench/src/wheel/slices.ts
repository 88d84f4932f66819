/** The wheel that every contender shows: 12 slices with short Thai and Latin labels. */
export const slices = Array.from({ length: 12 }, (_, index) => ({
  code: `P${index}`,
  label: index % 3 === 2 ? 'โบนัส' : `฿${(index + 1) * 10}`,
  bgColor: index === 6 ? '#F6B73C' : index % 2 === 0 ? '#22305C' : '#17233D',
  textColor: index === 6 ? '#201402' : '#F4F6FB',
}));
export const SIZE = 350;
export const FONT = 'sans-serif';
export const GROUND = '#0d1428';
export const PRIZE = 4;
/** When the server answers, in ms after the tap. */
export const ANSWER = 300;
