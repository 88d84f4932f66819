import { loadMessages } from './load-messages';
import { arrivedParts, loadTexts } from './load-texts';

it('loads the messages of the languages in use only', async () => {
  await loadTexts('th', ['start']);
  await loadTexts('la', ['start', 'rest']);
  await loadMessages();
  expect(arrivedParts('th')).toEqual(['start', 'rest']);
  expect(arrivedParts('la')).toEqual(['start', 'rest']);
  expect(arrivedParts('en')).toEqual([]);
});
