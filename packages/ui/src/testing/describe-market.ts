import { isLocale, LOCALES } from '#/i18n/locale';
import { findBank } from '#/market/bank';
import type { Market } from '#/market/market';
import { fieldsOf, MARKET_FIELDS } from '#/testing/market-fields';
import { formatPhone, loginPhone, normalisePhone } from '#/validation/phone';

const SCRIPTS = { th: /\p{Script=Thai}/u, la: /\p{Script=Lao}/u } as const;

/** Tests for every market, which each app runs for its own. */
export function describeMarket(name: string, market: Market): void {
  describe(`the ${name} market`, () => {
    test('has no field that no screen reads', () => {
      // Names are read in the same way in every language.
      const inEnglish = (field: string) =>
        field.replace(/(\.name\.)(\w+)$/, (all, path: string, language) =>
          isLocale(language) ? `${path}en` : all,
        );
      const unknown = fieldsOf(market).filter(
        (field) =>
          !MARKET_FIELDS.some((known) => known === inEnglish(field) || known.startsWith(`${field}.`)),
      );
      expect(unknown).toEqual([]);
    });

    test('has its default language among its languages, each listed once', () => {
      expect(market.locales).toContain(market.defaultLocale);
      expect(new Set(market.locales).size).toBe(market.locales.length);
      expect([...market.locales].sort()).toEqual([...LOCALES].sort());
    });

    test('has distinct currencies', () => {
      for (const key of ['code', 'wire', 'symbol'] as const) {
        const values = market.currencies.map((currency) => currency[key]);
        expect(new Set(values).size).toBe(values.length);
      }
      for (const { code, symbol, presets } of market.currencies) {
        expect(code).toMatch(/^[A-Z]{3}$/);
        // An amount copied from the screen with its symbol must be accepted by a field.
        expect(symbol).toMatch(/^\p{Sc}$/u);
        for (const amounts of Object.values(presets)) {
          expect([...amounts].sort((one, other) => one - other)).toEqual(amounts);
          expect(Math.min(...amounts)).toBeGreaterThan(0);
        }
      }
    });

    test('accepts its example phone number, and formats it as written', () => {
      const checked = normalisePhone(market.phone, market.phone.example);
      expect(checked.ok).toBe(true);
      // A member who copies the number from the profile must be able to log in with it.
      if (checked.ok)
        expect(loginPhone(market.phone, formatPhone(market.phone, checked.value))).toEqual(checked);
      if (checked.ok) expect(formatPhone(market.phone, checked.value)).toBe(market.phone.example);
    });

    test('expects codes of 4 to 8 digits, or leaves the number open', () => {
      const length = market.otpLength ?? 6;
      expect(length >= 4 && length <= 8 && Number.isInteger(length)).toBe(true);
    });

    test.each(market.phone.shapes.map((shape) => [shape.start, shape] as const))(
      'groups the digits of numbers that start with "%s"',
      (_start, shape) => {
        expect(shape.groups.reduce((total, size) => total + size, 0)).toBe(shape.digits);
      },
    );

    test('lists banks without repeating a code or an alias', () => {
      const codes = market.banks.flatMap((bank) => [bank.code, ...bank.aliases]);
      expect(market.banks.length).toBeGreaterThan(0);
      expect(new Set(codes).size).toBe(codes.length);
      const monograms = market.banks.map((bank) => bank.monogram);
      expect(monograms.filter((each) => !/^[A-Z]{2}$/.test(each))).toEqual([]);
    });

    test.each(market.banks.map((bank) => [bank.code, bank] as const))('%s is complete', (code, bank) => {
      expect(code).toMatch(/^[A-Z0-9]+$/);
      expect(bank.color).toMatch(/^#[0-9a-f]{6}$/);
      expect(bank.accountDigits.from).toBeGreaterThan(0);
      expect(bank.accountDigits.to).toBeGreaterThanOrEqual(bank.accountDigits.from);
      expect(bank.name.th).toMatch(SCRIPTS.th);
      expect(bank.name.th).not.toMatch(SCRIPTS.la);
      expect(bank.name.la).toMatch(SCRIPTS.la);
      expect(bank.name.la).not.toMatch(SCRIPTS.th);
      expect(bank.name.en).toMatch(/^[\x20-\x7e]+$/);
      // Lao AM, HO NO and HO MO have one encoding each, and there are no zero-width spaces between words.
      for (const text of Object.values(bank.name)) {
        expect(text).not.toMatch(/\u0ecd\u0eb2|\u0eab\u0e99|\u0eab\u0ea1|\u200b/);
      }
    });

    test('recommends only banks that it lists', () => {
      expect(market.recommendedBanks.filter((code) => !findBank(market, code))).toEqual([]);
    });

    test('sets a minimum age and a reminder interval within limits', () => {
      expect(market.responsibleGaming.minimumAge).toBeGreaterThanOrEqual(18);
      const every = market.responsibleGaming.reminderMinutes;
      if (every !== null) expect(every >= 15 && every <= 180).toBe(true);
    });

    test('offers deposit amounts from the usual minimum on', () => {
      for (const { deposit } of market.currencies) {
        expect(deposit.usualWalletMinimum).toBeGreaterThan(0);
        for (const { presets, usualMinimum } of Object.values(deposit.qr)) {
          expect([...presets].sort((a, b) => a - b)).toEqual(presets);
          expect(usualMinimum).toBeGreaterThanOrEqual(1);
          expect(Math.min(...presets)).toBeGreaterThanOrEqual(usualMinimum);
        }
      }
    });
  });
}
