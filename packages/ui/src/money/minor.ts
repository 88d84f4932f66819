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
 * How to round decimals beyond the hundredths: `nearest` (half away from zero) for past amounts, `down` for what can be
 * spent or claimed, `up` for minimums. Rounds the decimal digits, not the binary value.
 */
type Rounding = 'nearest' | 'down' | 'up';

/**
 * Converts an amount from the API (major units, such as 100.1).
 * @returns null if it is missing or cannot be shown exactly: NaN, infinities, beyond the safe integers
 */
export function fromWire(value: number | null | undefined, rounding: Rounding = 'nearest'): Minor | null {
  const wire = value ?? Number.NaN;
  return Number.isFinite(wire) ? inMinor(decimalOf(wire), rounding) : null;
}

/**
 * The part of a balance from the API that can be spent. Rounded down, because the server would refuse more. A missing
 * balance counts as 0. Null like `fromWire`.
 * @param factor a game's `ftWalletSlot`, 1 if missing; the exact product is rounded once
 */
export function spendable(value: number | null | undefined, factor?: number | null): Minor | null {
  if (!Number.isFinite(value ?? 0) || !Number.isFinite(factor ?? 1)) return null;
  const [amount, times] = [decimalOf(value ?? 0), decimalOf(factor ?? 1)];
  return inMinor({ digits: amount.digits * times.digits, scale: amount.scale + times.scale }, 'down');
}

/** Like `fromWire`, for the app's own data, such as presets. Throws RangeError instead of returning null. */
export const fromMajor = (value: number): Minor => minor(fromWire(value) ?? Number.NaN);

/** The API's number for an amount, in major units. */
export const toWire = (amount: Minor): number => amount / 10 ** MINOR_DIGITS;

export const add = (a: Minor, b: Minor): Minor => minor(a + b);

export const subtract = (a: Minor, b: Minor): Minor => minor(a - b);

/** The part of a balance that can be typed in a currency with this number of decimals. */
export const inWholeUnits = (amount: Minor, digits: number): Minor =>
  minor(amount - (amount % 10 ** (MINOR_DIGITS - digits)));

/** Null if an amount is unknown, or the sum is beyond the safe integers, so that only exact sums are shown. */
export function sum(amounts: readonly (Minor | null)[]): Minor | null {
  return amounts.reduce<Minor | null>((total, amount) => {
    if (total === null || amount === null) return null;
    return Number.isSafeInteger(total + amount) ? minor(total + amount) : null;
  }, ZERO);
}

/**
 * The total balance: the wallet's amount plus every game account's amount, in major units as sent by the API, added
 * exactly and then rounded down once. Missing amounts count as 0. Null if one is not a finite number, or the total
 * cannot be shown exactly.
 */
export function totalBalance(
  walletAmount: number | null | undefined,
  slots: readonly { readonly amount?: number | null | undefined }[],
): Minor | null {
  const amounts = [walletAmount, ...slots.map(({ amount }) => amount)].map((amount) => amount ?? 0);
  if (!amounts.every(Number.isFinite)) return null;
  return inMinor(amounts.map(decimalOf).reduce(plus), 'down');
}

/** digits × 10^-scale */
interface Decimal {
  readonly digits: bigint;
  readonly scale: number;
}

/** The shortest decimal that represents this double. */
function decimalOf(value: number): Decimal {
  const [mantissa, exponent] = String(value).split('e') as [string, string?];
  const [whole, fraction = ''] = mantissa.split('.') as [string, string?];
  return { digits: BigInt(whole + fraction), scale: fraction.length - Number(exponent ?? 0) };
}

const digitsAt = ({ digits, scale }: Decimal, at: number): bigint => digits * 10n ** BigInt(at - scale);

function plus(a: Decimal, b: Decimal): Decimal {
  const scale = Math.max(a.scale, b.scale);
  return { digits: digitsAt(a, scale) + digitsAt(b, scale), scale };
}

/** Null beyond the safe integers. */
function inMinor({ digits, scale }: Decimal, rounding: Rounding): Minor | null {
  const places = Math.max(scale, MINOR_DIGITS);
  const unit = 10n ** BigInt(places - MINOR_DIGITS);
  const rounded = Number(ROUND[rounding](digitsAt({ digits, scale }, places), unit));
  return Number.isSafeInteger(rounded) ? minor(rounded) : null;
}

/** Rounds `size` to whole units; BigInt division truncates towards zero. */
const ROUND: Record<Rounding, (size: bigint, unit: bigint) => bigint> = {
  nearest: (size, unit) => size / unit + ((size % unit) * 2n) / unit,
  down: (size, unit) => size / unit - (size % unit < 0n ? 1n : 0n),
  up: (size, unit) => size / unit + (size % unit > 0n ? 1n : 0n),
};
