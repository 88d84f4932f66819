import {
  claimCoupon,
  getActiveBonus,
  getSpinActive,
  getSpinSetup,
  listBonuses,
  listCoupons,
  spin,
} from '@member-wallet/api-sdk';
import { NOT_YET, useRead } from './use-read';
import { MONEY_READS } from './use-wallet';
import { useWrite } from './use-write';

export const COUPON_PAGE_SIZE = 3;

/** Whether the wheel is offered; not requested in a market without one. */
export const useSpinActive = (hasWheel: boolean) => useRead(getSpinActive, hasWheel ? undefined : NOT_YET);
export const useSpinSetup = () => useRead(getSpinSetup, undefined);
export const useCoupons = () => useRead(listCoupons, undefined);

/** Refreshes nothing by itself: the new coupon would reveal the prize while the wheel is still spinning. */
export const useSpin = () =>
  useWrite(spin, {
    place: 'spin',
    refusalIn: ({ result }) => (result ? null : { key: 'errors.unexpected' }),
  });

export const useClaimCoupon = () =>
  useWrite(claimCoupon, {
    place: 'coupon-claim',
    refreshes: [getSpinSetup, listCoupons, getActiveBonus, listBonuses, ...MONEY_READS],
  });
