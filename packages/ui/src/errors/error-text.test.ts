import { amountProblemMessage } from './amount-problem';
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

it('adds the advice after the text', () => {
  const text = { key: 'server.QR_FAIL', advice: 'deposit.qrNotCancelled' } as const;
  expect(errorMessage(t, text)).toBe('server.QR_FAIL deposit.qrNotCancelled');
});

it.each([
  [{ code: 'phone-required' }, 'errors.required {"field":"login.phone"}'],
  [{ code: 'phone-ten-digits' }, 'errors.phoneTenDigits'],
  [{ code: 'phone-format', example: '020 5551 2345' }, 'errors.phone {"example":"020 5551 2345"}'],
] as const)('%j is shown as: %s', (problem, said) => {
  expect(phoneProblemMessage(t, problem)).toBe(said);
});

it('asks for an amount if it is missing or not a number', () => {
  const bounds = { belowMinimum: () => 'below' };
  expect(amountProblemMessage(t, { code: 'amount-empty' }, bounds)).toBe('fields.amount');
  expect(amountProblemMessage(t, { code: 'amount-format' }, bounds)).toBe('fields.amount');
});
