import type { Market, QrProvider } from '../markets/market';
import type { Minor } from '../money/minor-units';

const SMALLEST: Readonly<Record<QrProvider, Minor>> = { KBANK: 1_00n, WW: 100_00n, PAYTIMZ: 10_00n };
/** Per payment, for every provider. */
const LARGEST: Minor = 50_000_00n;

/** The provider of this name, where the market offers it. */
export const qrProviderOf = (market: Market, name: string): QrProvider | undefined =>
  market.deposit.qr.find((provider) => provider === name);

const baht = (amount: Minor): string => (amount / 100n).toLocaleString('en');

/** The message for an amount outside the limits; undefined for a valid one. */
export function amountError(provider: QrProvider, amount: Minor): string | undefined {
  if (amount < SMALLEST[provider]) return `ฝากขั้นต่ำ ${baht(SMALLEST[provider])} บาท`;
  if (amount > LARGEST) return `ฝากด้วย QR ได้ไม่เกิน ${baht(LARGEST)} บาทต่อครั้ง`;
  return undefined;
}
