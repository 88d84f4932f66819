import { loadMessages } from './load-messages';
import { arrivedParts, loadTexts } from './load-texts';

// The tests are in order: what has arrived stays.
it('fetches the messages of the languages in use, and no other texts for a visitor', async () => {
  await loadTexts('th', ['start']);
  await loadMessages();
  expect(arrivedParts('th')).toEqual(['start', 'messages']);
  expect(arrivedParts('en')).toEqual([]);
});

it('fetches what a screen says too, where one has opened in another language', async () => {
  await loadTexts('la', ['start', 'rest']);
  await loadMessages();
  expect(new Set(arrivedParts('la'))).toEqual(new Set(['start', 'messages', 'rest']));
  expect(new Set(arrivedParts('th'))).toEqual(new Set(['start', 'messages', 'rest']));
});
