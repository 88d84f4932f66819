import { createHash } from 'node:crypto';
import type { SpinSetup } from '@member-wallet/api-sdk';
import { DAY } from '../clock';
import type { Currency, Market, MarketId } from '../markets/market';
import type { Member } from '../members/member';
import { SYMBOLS, groupedUnits, inCurrency } from '../money/currencies';
import type { Minor } from '../money/minor-units';

/** What a coupon is redeemed for. Amounts are in satang. */
export type Prize =
  | { readonly kind: 'credit'; readonly amount: Minor }
  /** Credit with a turnover requirement, like any bonus. */
  | {
      readonly kind: 'bonus';
      readonly amount: Minor;
      readonly turnover: bigint;
      readonly percentFail: number;
    }
  | { readonly kind: 'coin'; readonly count: number }
  /** Handed over by the staff. */
  | { readonly kind: 'gift' };

export interface WheelPrize {
  readonly code: string;
  /** Its share of the draws; 0 for a prize that is not on the wheel. */
  readonly weight: number;
  readonly tone: 'deep' | 'deeper' | 'top';
  readonly prize: Prize;
  /** How long its coupon is valid, in ms. */
  readonly validFor: number;
}

const credit = (code: string, amount: Minor, weight: number, tone: WheelPrize['tone']): WheelPrize => ({
  code,
  weight,
  tone,
  prize: { kind: 'credit', amount },
  validFor: 30 * DAY,
});

/** In the order of the wheel, clockwise. */
export const wheelPrizes: readonly WheelPrize[] = [
  credit('C20', 20_00n, 18, 'deep'),
  credit('C50', 50_00n, 10, 'deeper'),
  {
    code: 'BONUS',
    weight: 12,
    tone: 'deep',
    prize: { kind: 'bonus', amount: 60_00n, turnover: 1n, percentFail: 10 },
    validFor: 7 * DAY,
  },
  credit('C100', 100_00n, 5, 'deeper'),
  { code: 'FREE', weight: 15, tone: 'deep', prize: { kind: 'coin', count: 1 }, validFor: 7 * DAY },
  credit('C10', 10_00n, 25, 'deeper'),
  credit('C500', 500_00n, 1, 'top'),
  credit('C30', 30_00n, 14, 'deeper'),
  { code: 'GIFT', weight: 0, tone: 'deep', prize: { kind: 'gift' }, validFor: 30 * DAY },
];

export const prizeOf = (code: string): WheelPrize | undefined =>
  wheelPrizes.find((prize) => prize.code === code);

const COLOURS: Readonly<Record<MarketId, Readonly<Record<WheelPrize['tone'], readonly [string, string]>>>> = {
  th: { deep: ['#22305C', '#F4F6FB'], deeper: ['#17233D', '#F4F6FB'], top: ['#F6B73C', '#201402'] },
  la: { deep: ['#1B565B', '#F2F8F7'], deeper: ['#103A40', '#F2F8F7'], top: ['#FF9478', '#2B0D04'] },
};

const WORDS = {
  th: {
    name: 'วงล้อนำโชค',
    coupon: 'คูปองวงล้อ',
    BONUS: 'โบนัส',
    FREE: 'หมุนฟรี',
    GIFT: 'ของรางวัล',
    credit: '<p>เครดิตเข้ากระเป๋าเงินหลักทันทีที่กดรับ</p>',
    bonus: '<p>โบนัสเข้ากระเป๋าเงินหลัก ทำยอด 1 เท่าก่อนจบโบนัส</p>',
    coin: '<p>รับเหรียญเพิ่ม 1 เหรียญ สำหรับหมุนวงล้ออีกครั้ง</p>',
    gift: '<p>พนักงานจะติดต่อกลับเพื่อส่งของรางวัล</p>',
  },
  la: {
    name: 'ວົງລໍ້ນຳໂຊກ',
    coupon: 'ຄູປ໋ອງວົງລໍ້',
    BONUS: 'ໂບນັດ',
    FREE: 'ໝຸນຟຣີ',
    GIFT: 'ຂອງລາງວັນ',
    credit: '<p>ເຄຣດິດເຂົ້າກະເປົາເງິນຫຼັກທັນທີທີ່ກົດຮັບ</p>',
    bonus: '<p>ໂບນັດເຂົ້າກະເປົາເງິນຫຼັກ ເຮັດຍອດ 1 ເທົ່າກ່ອນຈົບໂບນັດ</p>',
    coin: '<p>ຮັບຫຼຽນເພີ່ມ 1 ຫຼຽນ ສຳລັບໝຸນວົງລໍ້ອີກຄັ້ງ</p>',
    gift: '<p>ພະນັກງານຈະຕິດຕໍ່ກັບເພື່ອສົ່ງຂອງລາງວັນ</p>',
  },
} as const satisfies Readonly<Record<MarketId, object>>;

/** The slice's label, in the member's currency and the market's language. */
export function labelOf(market: MarketId, currency: Currency, { code, prize }: WheelPrize): string {
  if (prize.kind === 'credit') {
    return `${SYMBOLS[currency]}${groupedUnits(inCurrency(prize.amount, currency))}`;
  }
  return code === 'BONUS' || code === 'FREE' || code === 'GIFT' ? WORDS[market][code] : code;
}

export const describePrize = (market: MarketId, { prize }: WheelPrize): string => WORDS[market][prize.kind];

/** The name of every coupon that the wheel gives. */
export const couponName = (market: MarketId): string => WORDS[market].coupon;

export const wheelName = (market: MarketId): string => WORDS[market].name;

/** The wheel of this member as the API returns it. */
export function presentWheel(
  market: Market,
  member: Pick<Member, 'currency'>,
): NonNullable<SpinSetup['result']['activeSpinwheel']> {
  return {
    name: wheelName(market.id),
    slice: wheelPrizes
      .filter(({ weight }) => weight > 0)
      .map((prize) => {
        const [bgColor, textColor] = COLOURS[market.id][prize.tone];
        return {
          code: prize.code,
          label: labelOf(market.id, member.currency, prize),
          bgColor,
          textColor,
          htmlDescription: describePrize(market.id, prize),
        };
      }),
  };
}

/**
 * Draws a prize by weight, from a seed, so that demonstrations can be repeated; a real operator would use an
 * unpredictable source.
 */
export function drawPrize(seed: string, prizes: readonly WheelPrize[] = wheelPrizes): WheelPrize {
  const total = prizes.reduce((sum, { weight }) => sum + weight, 0);
  let place = createHash('sha256').update(seed).digest().readUInt32BE(0) % total;
  for (const prize of prizes) {
    place -= prize.weight;
    if (place < 0) return prize;
  }
  throw new RangeError('A wheel needs a prize with a weight above 0.');
}
