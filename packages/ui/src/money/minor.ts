declare const minorBrand: unique symbol;

/** An amount in hundredths of its currency: always a safe integer, for baht and for kip. */
export type Minor = number & { readonly [minorBrand]: true };

/** The API and the screens use two decimals for every currency. */
export const MINOR_DIGITS = 2;

export const ZERO: Minor = minor(0);

/** Marks an integer as an amount in hundredths. Throws RangeError for anything but a safe integer. */
export function minor(value: number): Minor {
  if (!Number.isSafeInteger(value)) throw new RangeError('An amount in minor units must be a safe integer.');
  // -0 would be printed with a meaningless sign.
  return (value === 0 ? 0 : value) as Minor;
}

/**
 * Converts an amount from the API (major units, such as 100.1). A third decimal is rounded half away from zero, on the
 * decimal digits rather than the binary value.
 * @returns null if there is none, or none that can be shown exactly: NaN, infinities, beyond the safe integers
 */
export function fromWire(value: number | null | undefined): Minor | null {
  if (value == null || !Number.isFinite(value)) return null;
  const { digits, scale } = decimalOf(value);
  return roundedMinor(digits, scale - MINOR_DIGITS);
}

/** The same for an amount of our own data, such as a preset. Throws RangeError where `fromWire` has no amount. */
export const fromMajor = (value: number): Minor => minor(fromWire(value) ?? Number.NaN);

/** The API's number for an amount, in major units. */
export const toWire = (amount: Minor): number => amount / 10 ** MINOR_DIGITS;

export const add = (a: Minor, b: Minor): Minor => minor(a + b);

export const subtract = (a: Minor, b: Minor): Minor => minor(a - b);

/** Null if one of the amounts is not known, or the sum is beyond the safe integers: no sum is shown that is not exact. */
export function sum(amounts: readonly (Minor | null)[]): Minor | null {
  return amounts.reduce<Minor | null>((total, amount) => {
    if (total === null || amount === null) return null;
    return Number.isSafeInteger(total + amount) ? minor(total + amount) : null;
  }, ZERO);
}

/**
 * An amount times a decimal factor (a game's `ftWalletSlot`), computed exactly, then rounded half away from zero to a
 * hundredth. A missing factor counts as 1. Null if the amount or the factor is not known, or the product is not exact.
 */
export function multiply(amount: Minor | null, factor: number | null | undefined): Minor | null {
  if (factor == null || amount === null) return amount;
  if (!Number.isFinite(factor)) return null;
  const { digits, scale } = decimalOf(factor);
  return roundedMinor(digits * BigInt(amount), scale);
}

/**
 * The total balance: the wallet's amount plus every game account's amount, both as sent by the API in major units. Nothing
 * sent counts as 0. Null if one of them cannot be shown exactly.
 */
export function totalBalance(
  walletAmount: number | null | undefined,
  slots: readonly { readonly amount?: number | null | undefined }[],
): Minor | null {
  return sum([walletAmount, ...slots.map(({ amount }) => amount)].map((amount) => fromWire(amount ?? 0)));
}

/** The shortest decimal that represents this double: digits × 10^-scale. */
function decimalOf(value: number): { digits: bigint; scale: number } {
  const [mantissa, exponent] = String(value).split('e') as [string, string?];
  const [whole, fraction = ''] = mantissa.split('.') as [string, string?];
  return { digits: BigInt(whole + fraction), scale: fraction.length - Number(exponent ?? 0) };
}

/** digits × 10^-scale as an integer, rounded half away from zero; null beyond the safe integers. */
function roundedMinor(digits: bigint, scale: number): Minor | null {
  const size = digits * 10n ** BigInt(Math.max(0, -scale));
  const unit = 10n ** BigInt(Math.max(0, scale));
  // BigInt division truncates towards zero: adding half a unit away from zero makes it round.
  const rounded = Number((size * 2n + (size < 0n ? -unit : unit)) / (unit * 2n));
  return Number.isSafeInteger(rounded) ? minor(rounded) : null;
}
