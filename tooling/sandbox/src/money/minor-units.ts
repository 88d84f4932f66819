/**
 * Amounts are bigint in whole minor units (satang, att: 1/100 of the currency), and JSON numbers in major units in the
 * API.
 */
export type Minor = bigint;

/** Far above any balance, and far below where a JSON number loses two-decimal precision. */
const LARGEST_MAJOR = 1_000_000_000_000;

/**
 * An amount of the API in minor units; undefined for anything else: not a number, not finite, more than two decimals,
 * above 10^12. Reads the number's digits, so that 100.1 is 10010 and nothing is rounded.
 */
export function toMinor(value: unknown): Minor | undefined {
  if (typeof value !== 'number' || !Number.isFinite(value) || Math.abs(value) > LARGEST_MAJOR)
    return undefined;
  const match = /^(-?)(\d+)(?:\.(\d{1,2}))?$/.exec(String(value));
  if (!match) return undefined;
  const [, sign = '', whole = '0', decimals = ''] = match;
  const minor = BigInt(whole) * 100n + BigInt(decimals.padEnd(2, '0'));
  return sign === '-' ? -minor : minor;
}

/** One unit of a currency: the smallest transfer, and the smallest deposit. */
export const ONE_UNIT: Minor = 100n;

/** With two decimals, as 1234.50. */
export const toDecimal = (minor: Minor): string => {
  const digits = String(minor < 0n ? -minor : minor).padStart(3, '0');
  return `${minor < 0n ? '-' : ''}${digits.slice(0, -2)}.${digits.slice(-2)}`;
};

export const toMajor = (minor: Minor): number => Number(minor) / 100;
