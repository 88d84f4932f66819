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
 * What becomes of decimals beyond the hundredths: `nearest` (half away from zero) for amounts of the past, `down` for what
 * can still be spent or claimed, `up` for the least that is accepted. On the decimal digits, not on the binary value.
 */
type Rounding = 'nearest' | 'down' | 'up';

/**
 * Converts an amount from the API (major units, such as 100.1).
 * @returns null if there is none, or none that can be shown exactly: NaN, infinities, beyond the safe integers
 */
export function fromWire(value: number | null | undefined, rounding: Rounding = 'nearest'): Minor | null {
  if (value == null || !Number.isFinite(value)) return null;
  return inMinor(decimalOf(value), rounding);
}

/**
 * What a balance from the API lets a member spend: never more than there is, or the server refuses what the screen offers.
 * Nothing sent counts as 0. Null like `fromWire`.
 * @param factor a game's `ftWalletSlot`: the exact product is rounded, once; a missing factor counts as 1
 */
export function spendable(value: number | null | undefined, factor?: number | null): Minor | null {
  if (!Number.isFinite(value ?? 0) || !Number.isFinite(factor ?? 1)) return null;
  const [amount, times] = [decimalOf(value ?? 0), decimalOf(factor ?? 1)];
  return inMinor({ digits: amount.digits * times.digits, scale: amount.scale + times.scale }, 'down');
}

/** The same for an amount of our own data, such as a preset. Throws RangeError where `fromWire` has no amount. */
export const fromMajor = (value: number): Minor => minor(fromWire(value) ?? Number.NaN);

/** The API's number for an amount, in major units. */
export const toWire = (amount: Minor): number => amount / 10 ** MINOR_DIGITS;

export const add = (a: Minor, b: Minor): Minor => minor(a + b);

export const subtract = (a: Minor, b: Minor): Minor => minor(a - b);

/** What of a balance can be typed in a currency of so many decimals. */
export const inWholeUnits = (amount: Minor, digits: number): Minor =>
  minor(amount - (amount % 10 ** (MINOR_DIGITS - digits)));

/** Null if one of the amounts is not known, or the sum is beyond the safe integers: no sum is shown that is not exact. */
export function sum(amounts: readonly (Minor | null)[]): Minor | null {
  return amounts.reduce<Minor | null>((total, amount) => {
    if (total === null || amount === null) return null;
    return Number.isSafeInteger(total + amount) ? minor(total + amount) : null;
  }, ZERO);
}

/**
 * The total balance: the wallet's amount plus every game account's amount, both as sent by the API in major units, added
 * exactly and then rounded down, once. Nothing sent counts as 0. Null if one of them is no number, or the total cannot be
 * shown exactly.
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

/** `size` in whole units; BigInt division truncates towards zero. */
const ROUND: Record<Rounding, (size: bigint, unit: bigint) => bigint> = {
  nearest: (size, unit) => (size * 2n + (size < 0n ? -unit : unit)) / (unit * 2n),
  down: (size, unit) => (size - (size < 0n ? unit - 1n : 0n)) / unit,
  up: (size, unit) => (size + (size > 0n ? unit - 1n : 0n)) / unit,
};
