import type { Market, QrProvider } from '../markets/market';
import type { Minor } from '../money/minor-units';

const SMALLEST: Readonly<Record<QrProvider, Minor>> = { KBANK: 1_00n, WW: 100_00n, PAYTIMZ: 10_00n };
/** In one payment, with every provider. */
const LARGEST: Minor = 50_000_00n;

/** The provider that a path names, where the market offers it. */
export const qrProviderOf = (market: Market, name: string): QrProvider | undefined =>
  market.deposit.qr.find((provider) => provider === name);

const baht = (amount: Minor): string => (amount / 100n).toLocaleString('en');

/** Why there can be no code of this amount, in words for the member; undefined when there can. */
export function amountError(provider: QrProvider, amount: Minor): string | undefined {
  if (amount < SMALLEST[provider]) return `ฝากขั้นต่ำ ${baht(SMALLEST[provider])} บาท`;
  if (amount > LARGEST) return `ฝากด้วย QR ได้ไม่เกิน ${baht(LARGEST)} บาทต่อครั้ง`;
  return undefined;
}
