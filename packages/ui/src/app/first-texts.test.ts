import { type i18n as I18n, createInstance } from 'i18next';
import { createI18n } from '#/i18n/create-i18n';
import type { Locale } from '#/i18n/locale';
import { firstTexts } from './first-texts';

jest.mock('#/i18n/create-i18n');

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

/** @param missing how often the texts of each language do not come */
async function start(missing: Partial<Record<Locale, number>>) {
  const asked: Locale[] = [];
  jest.mocked(createI18n).mockImplementation(async (locale) => {
    asked.push(locale);
    const left = missing[locale] ?? 0;
    missing[locale] = left - 1;
    if (left > 0) throw new TypeError(`Failed to fetch dynamically imported module: ${locale}`);
    return Object.assign(createInstance(), { language: locale }) as I18n;
  });
  const outcome = firstTexts('la', ['la', 'th', 'la', 'en']).then(
    ({ language }) => language,
    (error: Error) => error.message,
  );
  await jest.runAllTimersAsync();
  return { outcome: await outcome, asked };
}

test.each([
  ['at once', {}, 'la', ['la']],
  ['missing once', { la: 1 }, 'la', ['la', 'la']],
  ['missing for ever', { la: 9 }, 'th', ['la', 'la', 'th']],
  ['of two languages missing for ever', { la: 9, th: 9 }, 'en', ['la', 'la', 'th', 'la', 'en']],
  ['of no language there', { la: 9, th: 9, en: 9 }, /: en$/, ['la', 'la', 'th', 'la', 'en']],
])('the texts of the start: %s', async (_, missing, expected, asked) => {
  expect(await start(missing)).toEqual({ outcome: expect.stringMatching(expected), asked });
});
