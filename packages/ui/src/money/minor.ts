declare const minorBrand: unique symbol;

/** An amount in hundredths of its currency: always a safe integer, for baht and for kip. */
export type Minor = number & { readonly [minorBrand]: true };

/** The wire and the screens carry two decimals in every currency. */
export const MINOR_DIGITS = 2;

export const ZERO: Minor = minor(0);

/** Marks an integer as an amount in hundredths. Throws RangeError for anything but a safe integer. */
export function minor(value: number): Minor {
  if (!Number.isSafeInteger(value)) throw new RangeError('An amount in minor units must be a safe integer.');
  // -0 would print a sign that means nothing.
  return (value === 0 ? 0 : value) as Minor;
}

/**
 * Reads an amount of the wire (major units, such as 100.1). Null and undefined mean that nothing is there: 0.
 * A third decimal is rounded half away from zero, on the decimal digits and not on their binary neighbour.
 * Throws RangeError for NaN, infinities and amounts beyond what integers hold exactly.
 */
export function fromWire(value: number | null | undefined): Minor {
  if (value == null) return ZERO;
  if (!Number.isFinite(value)) throw new RangeError('An amount of the wire must be a finite number.');
  const { digits, scale } = decimalOf(value);
  return roundedMinor(digits, scale - MINOR_DIGITS);
}

/** The number that the wire carries for an amount: major units. */
export const toWire = (amount: Minor): number => amount / 10 ** MINOR_DIGITS;

export const add = (a: Minor, b: Minor): Minor => minor(a + b);

export const subtract = (a: Minor, b: Minor): Minor => minor(a - b);

export const sum = (amounts: readonly Minor[]): Minor => amounts.reduce(add, ZERO);

/**
 * An amount times a decimal factor (a game's `ftWalletSlot`), exact, then rounded half away from zero to a
 * hundredth. A missing factor counts as 1.
 */
export function multiply(amount: Minor, factor: number | null | undefined): Minor {
  if (factor == null) return amount;
  if (!Number.isFinite(factor)) throw new RangeError('A multiplier must be a finite number.');
  const { digits, scale } = decimalOf(factor);
  return roundedMinor(digits * BigInt(amount), scale);
}

/** The total of the specification: the wallet's amount plus every game account's amount (wire numbers). */
export function totalBalance(
  walletAmount: number | null | undefined,
  slots: readonly { readonly amount?: number | null | undefined }[],
): Minor {
  return sum([fromWire(walletAmount), ...slots.map((slot) => fromWire(slot.amount))]);
}

/** The shortest decimal that names this double: digits × 10^-scale. */
function decimalOf(value: number): { digits: bigint; scale: number } {
  const [mantissa, exponent] = String(value).split('e') as [string, string?];
  const [whole, fraction = ''] = mantissa.split('.') as [string, string?];
  return { digits: BigInt(whole + fraction), scale: fraction.length - Number(exponent ?? 0) };
}

/** digits × 10^-scale as an integer, rounded half away from zero. */
function roundedMinor(digits: bigint, scale: number): Minor {
  const size = digits * 10n ** BigInt(Math.max(0, -scale));
  const unit = 10n ** BigInt(Math.max(0, scale));
  // Division cuts towards zero, so half a unit more, away from zero, rounds.
  return minor(Number((size * 2n + (size < 0n ? -unit : unit)) / (unit * 2n)));
}
