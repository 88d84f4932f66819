import { textIn } from './text-in';

it.each([
  [{ message: ' ส่งได้ภายใน 1 ชั่วโมง ' }, 'ส่งได้ภายใน 1 ชั่วโมง'],
  [{ html: '<p>ແຈ້ງການ</p>', message: 'OK' }, '<p>ແຈ້ງການ</p>'],
  [{ text: 'Closed today' }, 'Closed today'],
  [{ description: 'x' }, 'x'],
  [{ html: '  ', notice: 'N2 works' }, 'N2 works'],
  [{ message: 'OK' }, null],
  [{ message: 'BONUS_CLEAR' }, null],
  [{ message: 60 }, null],
  [{ message: { th: 'x' } }, null],
  [{ within: 60, types: ['image/png'] }, null],
  [{ value: true }, null],
  [{}, null],
  [undefined, null],
])('the text in %j is %p', (answer, text) => {
  expect(textIn(answer)).toBe(text);
});
