import { accept } from './accept';
import { lazy } from './lazy';

const numeric = /^\s*-?\d+(\.\d+)?\s*$/;

/** Above this, a number cannot distinguish hundredths. */
const LARGEST = Number.MAX_SAFE_INTEGER / 100;

const readAmount = (value: unknown): number | undefined => {
  const amount = typeof value === 'string' && numeric.test(value) ? Number(value) : value;
  if (typeof amount !== 'number') return undefined;
  // No response contains NaN; it represents an amount that could not be read.
  return Math.abs(amount) > LARGEST ? undefined : amount;
};

/** A function, so that the page build omits it with the notes. */
const numberOrText = (description: string) => ({
  description: `${description} A server may send it as a text.`,
  anyOf: [
    { type: 'number', minimum: -LARGEST, maximum: LARGEST },
    { type: 'string', pattern: numeric.source },
  ],
});

/**
 * Money in major units (100.1 is one hundred and ten hundredths). Servers send numbers or numeric strings. Callers get
 * a number, exact to the hundredth, or NaN for a value that a read could not use: null is not an amount, and a sum that
 * contains NaN does not look exact.
 */
export const amountSchema = /* @__PURE__ */ lazy<number>(() =>
  accept(
    readAmount,
    'amount',
    numberOrText('Money in major units: 100.1 is one hundred and ten hundredths.'),
  ),
);

/**
 * A count or a percentage, as a number or a numeric string. A value that a read could not use becomes null, where null
 * is allowed.
 */
export const countSchema = /* @__PURE__ */ lazy<number>(() =>
  accept(readAmount, 'count', numberOrText('A count or a percentage, not money.')),
);
