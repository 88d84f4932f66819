import { serverText, errorMessage } from './error-text';
import { phoneProblemMessage } from './phone-problem';

/** Renders every text as its key and values. */
const t = (key: string, ...values: readonly object[]) =>
  [key, ...values.map((each) => JSON.stringify(each))].join(' ');

it.each([
  ['NO_DATA', 'No data', 'server.NO_DATA'],
  ['BRAND_NEW', ' Come back on Monday ', 'Come back on Monday'],
  ['BRAND_NEW', '', 'errors.unexpected'],
  ['BRAND_NEW', '  ', 'errors.unexpected'],
  ['toString', 'Come back on Monday', 'Come back on Monday'],
])('%s with the message %p is shown as: %s', (code, message, said) => {
  expect(errorMessage(t, serverText(code, message))).toBe(said);
});

it.each([
  [{ code: 'phone-required' }, 'errors.required'],
  [{ code: 'phone-ten-digits' }, 'server.PHONE_NUMBER_REQUIRE_10_DIGIT'],
  [{ code: 'phone-format', example: '020 5551 2345' }, 'errors.phone {"example":"020 5551 2345"}'],
] as const)('%j is shown as: %s', (problem, said) => {
  expect(phoneProblemMessage(t, problem)).toBe(said);
});
