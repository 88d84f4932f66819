import { withPrepared } from './prepared-message';

it.each([
  ['', 'Look', 'Look'],
  ['  ', 'Look', 'Look'],
  ['Hello ', 'Look', 'Hello\nLook'],
  ['Look', 'Look', 'Look'],
  ['Hello\nLook', 'Look', 'Hello\nLook'],
])('the draft %j with %j is %j', (draft, text, all) => {
  expect(withPrepared(draft, text)).toBe(all);
});
