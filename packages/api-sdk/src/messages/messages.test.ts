import { describeTexts } from '@member-wallet/testing/texts';
import { locales } from '../client/locale';
import { errorCatalogue } from '../errors/catalogue';
import { slipReasons } from '../errors/slip-reasons';
import * as en from './en';
import { defineErrorMessages } from './table';

const tables = locales.map((locale) => [locale, jest.requireActual<typeof en>(`./${locale}`)] as const);
const all = tables.flatMap(([locale, { errorMessages, slipReasonMessages }]) =>
  Object.entries({ ...errorMessages, ...slipReasonMessages }).map(
    ([code, text]) => [locale, code, text] as const,
  ),
);

test('has a text for every code and reason in every language', () => {
  expect(tables.length).toBeGreaterThanOrEqual(3);
  for (const [locale, { errorMessages, slipReasonMessages }] of tables) {
    expect([locale, Object.keys(errorMessages)]).toEqual([locale, Object.keys(errorCatalogue)]);
    expect([locale, Object.keys(slipReasonMessages)]).toEqual([locale, [...slipReasons]]);
  }
});

test.each(all)('%s %s fits on a phone and contains no code', (_, code, text) => {
  expect(text.length).toBeGreaterThan(3);
  expect(text.length).toBeLessThanOrEqual(110);
  expect(text).not.toContain(code);
  expect(text).not.toMatch(/[{}<>]|\s{2}/);
});

describeTexts(
  'errors and slip reasons',
  Object.fromEntries(
    tables.map(([locale, { errorMessages, slipReasonMessages }]) => [
      locale,
      { ...errorMessages, ...slipReasonMessages },
    ]),
  ),
  { floor: 78 + 11 },
);

test.each(tables)('%s does not reveal which credential was wrong', (_, { errorMessages }) => {
  const login = [
    'NO_USER',
    'WRONG_PASSWORD',
    'WRONG_CREDENTIAL',
    'LOGIN_FAIL',
    'INVALID_USER_1',
    'INVALID_USER_2',
    'INVALID_USER_3',
    'INVALID_USER_4',
  ] as const;
  expect(new Set(login.map((code) => errorMessages[code])).size).toBe(1);
});

test('does not compile with a missing key, an unknown key or a placeholder', () => {
  // @ts-expect-error one code is missing
  defineErrorMessages({ ...en.errorMessages, NO_DATA: undefined });
  // @ts-expect-error this code is not of the catalogue
  defineErrorMessages({ ...en.errorMessages, NO_SUCH_CODE: 'No' });
  // @ts-expect-error no code carries parameters
  defineErrorMessages({ ...en.errorMessages, TRANSFER_MINIMUM: 'At least {{amount}}' });
  expect(defineErrorMessages(en.errorMessages)).toBe(en.errorMessages);
});
