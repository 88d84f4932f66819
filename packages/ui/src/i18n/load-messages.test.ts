import { loadMessages } from './load-messages';
import { arrivedParts, loadTexts } from './load-texts';

it('fetches the messages of the languages in use, and of no other', async () => {
  await loadTexts('th', ['start']);
  await loadTexts('la', ['start', 'rest']);
  await loadMessages();
  expect(arrivedParts('th')).toEqual(['start', 'rest']);
  expect(arrivedParts('la')).toEqual(['start', 'rest']);
  expect(arrivedParts('en')).toEqual([]);
});
