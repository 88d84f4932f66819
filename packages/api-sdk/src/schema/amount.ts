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

/** A function, so that the build that pages load drops it with the notes. */
const numberOrText = (description: string) => ({
  description: `${description} A server may send it as a text.`,
  anyOf: [
    { type: 'number', minimum: -LARGEST, maximum: LARGEST },
    { type: 'string', pattern: numeric.source },
  ],
});

/**
 * Money in major units (100.1 is one hundred and ten hundredths). These servers send numbers or numeric strings; callers
 * get a number, exact to the hundredth, or NaN for a value that a read could not use: null is no amount, and no sum that
 * contains NaN pretends to be exact.
 */
export const amountSchema = /* @__PURE__ */ lazy<number>(() =>
  accept(
    readAmount,
    'amount',
    numberOrText('Money in major units: 100.1 is one hundred and ten hundredths.'),
  ),
);

/** A count or a percentage, as a number or a numeric string. One that a read could not use is null, where null may be. */
export const countSchema = /* @__PURE__ */ lazy<number>(() =>
  accept(readAmount, 'count', numberOrText('A count or a percentage, not money.')),
);
