import { DAY, HOUR } from '../clock';

/** A bonus or promotion received in the past; `active` if it has not ended. */
interface PastReceipt {
  readonly code: string;
  readonly origin: 'bonus' | 'promotion';
  readonly hoursAgo: number;
  readonly active?: boolean;
}

/** The rewards of a demo member. */
export interface Rewards {
  readonly coins: number;
  readonly receipts: readonly PastReceipt[];
  /** Prize codes. An unknown one is a coupon of a wheel that no longer exists. */
  readonly coupons: readonly { readonly code: string; readonly validFor: number }[];
}

export const noRewards: Rewards = { coins: 0, receipts: [], coupons: [] };

/** Every kind of coupon, and bonuses in every state except active. */
export const manyRewards: Rewards = {
  coins: 3,
  receipts: [
    { code: 'WELCOME', origin: 'bonus', hoursAgo: 338 },
    { code: 'LOYAL', origin: 'bonus', hoursAgo: 260 },
    { code: 'LASTWEEK', origin: 'promotion', hoursAgo: 200 },
    { code: 'DAILY', origin: 'bonus', hoursAgo: 26 },
    { code: 'WEEKEND', origin: 'bonus', hoursAgo: 0 },
  ],
  coupons: [
    { code: 'GIFT', validFor: 20 * DAY },
    { code: 'SPRING', validFor: 20 * DAY },
    { code: 'BONUS', validFor: 5 * DAY },
    { code: 'C50', validFor: 6 * HOUR },
    { code: 'FREE', validFor: 5 * DAY },
    { code: 'C100', validFor: 25 * DAY },
  ],
};

/** An active bonus whose turnover is not reached yet. */
export const activeRewards: Rewards = {
  coins: 1,
  receipts: [
    { code: 'FIRST1', origin: 'bonus', hoursAgo: 90 },
    { code: 'WELCOME', origin: 'bonus', hoursAgo: 26, active: true },
  ],
  coupons: [{ code: 'BONUS', validFor: 5 * DAY }],
};
