import { MINOR_DIGITS, type Minor } from './minor';

/** U+2212: as wide as a plus, and not mistaken for a hyphen. */
const MINUS = '−';

export type SignDisplay = 'auto' | 'plus' | 'minus' | 'none';

interface AmountParts {
  readonly sign: '' | '+' | typeof MINUS;
  /** Grouped by three: '24,860'. */
  readonly whole: string;
  /** Always two digits: '50'. */
  readonly fraction: string;
}

/**
 * The parts of an amount, for large and small type side by side. Grouping is the same in every language, because Lao
 * readers see Thai amounts beside their own.
 * @param sign 'auto' signs negative amounts only; 'plus' and 'minus' force a sign, except on 0; 'none' omits it
 */
export function splitAmount(amount: Minor, sign: SignDisplay = 'auto'): AmountParts {
  const digits = String(Math.abs(amount)).padStart(MINOR_DIGITS + 1, '0');
  return {
    sign: signOf(amount, sign),
    whole: digits.slice(0, -MINOR_DIGITS).replace(/\B(?=(\d{3})+$)/g, ','),
    fraction: digits.slice(-MINOR_DIGITS),
  };
}

/** '1,234,567.50' in all three languages; a negative amount starts with −. */
export function formatAmount(amount: Minor, sign: SignDisplay = 'auto'): string {
  const parts = splitAmount(amount, sign);
  return `${parts.sign}${parts.whole}.${parts.fraction}`;
}

/** Shown for an amount that is unknown, or cannot be shown exactly. */
export const UNKNOWN_AMOUNT = '–';

/** '−฿1,500.00': the sign precedes the symbol. '–' for an unknown amount. */
export function formatMoney(amount: Minor | null, symbol: string, sign: SignDisplay = 'auto'): string {
  if (amount === null) return UNKNOWN_AMOUNT;
  const parts = splitAmount(amount, sign);
  return `${parts.sign}${symbol}${parts.whole}.${parts.fraction}`;
}

/** For presets and limits, without a superfluous '.00': '1,000', but '100.50'. */
export function formatLimit(amount: Minor): string {
  const { sign, whole, fraction } = splitAmount(amount);
  return fraction === '00' ? `${sign}${whole}` : `${sign}${whole}.${fraction}`;
}

function signOf(amount: Minor, sign: SignDisplay): AmountParts['sign'] {
  if (sign === 'auto') return amount < 0 ? MINUS : '';
  if (sign === 'none' || amount === 0) return '';
  return sign === 'plus' ? '+' : MINUS;
}
