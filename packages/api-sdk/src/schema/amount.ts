import { accept } from './accept';
import { lazy } from './lazy';

const numeric = /^\s*-?\d+(\.\d+)?\s*$/;

const readAmount = (value: unknown): number | undefined => {
  const amount = typeof value === 'string' && numeric.test(value) ? Number(value) : value;
  return typeof amount === 'number' && Number.isFinite(amount) ? amount : undefined;
};

/**
 * Money in major units (100.1 is one hundred and ten hundredths), or a count.
 * These servers send numbers or numeric strings; callers always get a finite number.
 */
export const amountSchema = /* @__PURE__ */ lazy<number>(() =>
  accept(readAmount, { anyOf: [{ type: 'number' }, { type: 'string', pattern: '^-?\\d+(\\.\\d+)?$' }] }),
);
