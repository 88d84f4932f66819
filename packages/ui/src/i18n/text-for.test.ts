import { textFor } from './text-for';

it.each([
  [null, [null, null, null]],
  ['en Within 15 minutes', [null, null, 'Within 15 minutes']],
  ['th ภายใน 15 นาที | en By 6 pm', ['ภายใน 15 นาที', null, 'By 6 pm']],
  ['la x|th y', ['y', 'x', null]],
])('%j', (setting, texts) => {
  expect((['th', 'la', 'en'] as const).map((locale) => textFor(setting, locale))).toEqual(texts);
});
