import { accept } from './accept';
import { lazy } from './lazy';

const numeric = /^\s*-?\d+(\.\d+)?\s*$/;

/** Beyond this, a number no longer tells hundredths apart. */
const LARGEST = Number.MAX_SAFE_INTEGER / 100;

const readAmount = (value: unknown): number | undefined => {
  const amount = typeof value === 'string' && numeric.test(value) ? Number(value) : value;
  if (typeof amount !== 'number') return undefined;
  // No answer contains NaN: it stands for an amount that could not be read.
  return Math.abs(amount) > LARGEST ? undefined : amount;
};

const numberOf = (expected: 'amount' | 'count') =>
  accept(readAmount, expected, {
    anyOf: [{ type: 'number' }, { type: 'string', pattern: '^-?\\d+(\\.\\d+)?$' }],
  });

/**
 * Money in major units (100.1 is one hundred and ten hundredths). These servers send numbers or numeric strings; callers
 * get a number, exact to the hundredth, or NaN for a value that a read could not use: null is no amount, and no sum that
 * contains NaN pretends to be exact.
 */
export const amountSchema = /* @__PURE__ */ lazy<number>(() => numberOf('amount'));

/** A count or a percentage, as a number or a numeric string. One that a read could not use is null, where null may be. */
export const countSchema = /* @__PURE__ */ lazy<number>(() => numberOf('count'));
