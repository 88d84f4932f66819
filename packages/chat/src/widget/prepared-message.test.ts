import { withPrepared } from './prepared-message';

it.each([
  ['', 'Look', 'Look'],
  ['  ', 'Look', 'Look'],
  ['Hello ', 'Look', 'Hello\nLook'],
  ['Look', 'Look', 'Look'],
  ['Hello\nLook', 'Look', 'Hello\nLook'],
])('combines the draft %j with %j to %j', (draft, text, all) => {
  expect(withPrepared(draft, text)).toBe(all);
});
