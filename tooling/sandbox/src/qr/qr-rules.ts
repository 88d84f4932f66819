import type { Currency, Market, MarketId, QrProvider } from '../markets/market';
import { marketNamed } from '../markets/markets';
import type { Member } from '../members/member';
import type { Minor } from '../money/minor-units';

const SMALLEST: Readonly<Record<Currency, Readonly<Record<QrProvider, Minor>>>> = {
  THB: { KBANK: 1_00n, WW: 100_00n, PAYTIMZ: 10_00n },
  LAK: { KBANK: 1_00n, WW: 50_000_00n, PAYTIMZ: 5000_00n },
};
/** Per payment, for every provider. */
const LARGEST: Readonly<Record<Currency, Minor>> = { THB: 50_000_00n, LAK: 20_000_000_00n };

const CURRENCY_NAMES: Readonly<Record<MarketId, Readonly<Record<Currency, string>>>> = {
  th: { THB: 'บาท', LAK: 'กีบ' },
  la: { THB: 'ບາດ', LAK: 'ກີບ' },
};
const MESSAGES: Readonly<Record<MarketId, Readonly<Record<'least' | 'most', (amount: string) => string>>>> = {
  th: {
    least: (amount) => `ฝากขั้นต่ำ ${amount}`,
    most: (amount) => `ฝากด้วย QR ได้ไม่เกิน ${amount}ต่อครั้ง`,
  },
  la: {
    least: (amount) => `ຝາກຂັ້ນຕ່ຳ ${amount}`,
    most: (amount) => `ຝາກດ້ວຍ QR ໄດ້ບໍ່ເກີນ ${amount}ຕໍ່ຄັ້ງ`,
  },
};

/** The provider with this name, if the market offers it. */
export const qrProviderOf = (market: Market, name: string): QrProvider | undefined =>
  market.deposit.qr.find((provider) => provider === name);

/** The message for an amount outside the limits, in the language of the market; undefined for a valid one. */
export function amountError(
  member: Pick<Member, 'market' | 'currency'>,
  provider: QrProvider,
  amount: Minor,
): string | undefined {
  const { currency } = member;
  const { id } = marketNamed(member.market);
  const named = (minor: Minor) => `${(minor / 100n).toLocaleString('en')} ${CURRENCY_NAMES[id][currency]}`;
  const smallest = SMALLEST[currency][provider];
  if (amount < smallest) return MESSAGES[id].least(named(smallest));
  if (amount > LARGEST[currency]) return MESSAGES[id].most(named(LARGEST[currency]));
  return undefined;
}
