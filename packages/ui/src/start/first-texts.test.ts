import { type i18n as I18n, createInstance } from 'i18next';
import { createI18n } from '#/i18n/create-i18n';
import type { Locale } from '#/i18n/locale';
import { firstTexts } from './first-texts';

jest.mock('#/i18n/create-i18n');

beforeEach(() => {
  jest.useFakeTimers();
  jest.mocked(createI18n).mockReset();
});
afterEach(() => jest.useRealTimers());

/**
 * @param missing the number of failed loads by language
 * @param tryReload whether the page reloads
 */
async function start(missing: Partial<Record<Locale, number>>, tryReload = async () => false) {
  const asked: Locale[] = [];
  jest.mocked(createI18n).mockImplementation(async (locale) => {
    asked.push(locale);
    const left = missing[locale] ?? 0;
    missing[locale] = left - 1;
    if (left > 0) throw new TypeError(`Failed to fetch dynamically imported module: ${locale}`);
    return Object.assign(createInstance(), { language: locale }) as I18n;
  });
  const outcome = firstTexts('la', ['la', 'th', 'la', 'en'], tryReload).then(
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
])('texts of the start: %s', async (_, missing, expected, asked) => {
  expect(await start(missing)).toEqual({ outcome: expect.stringMatching(expected), asked });
});

test('reloads the page before it tries another language, and then stops', async () => {
  const tryReload = jest.fn(async () => true);
  const { asked } = await Promise.race([
    start({ la: 9 }, tryReload),
    jest.advanceTimersByTimeAsync(60_000).then(() => ({ asked: null })),
  ]);
  expect(asked).toBeNull();
  expect(tryReload).toHaveBeenCalledTimes(1);
  expect(jest.mocked(createI18n).mock.calls.map(([locale]) => locale)).toEqual(['la', 'la']);
});
