import {
  claimCoupon,
  getActiveBonus,
  getSpinActive,
  getSpinSetup,
  listBonuses,
  listCoupons,
  spin,
} from '@member-wallet/api-sdk';
import { useAction } from './use-action';
import { NOT_YET, useRead } from './use-read';
import { MONEY_READS } from './use-wallet';

export const COUPON_PAGE_SIZE = 3;

/** Whether the wheel is offered; not asked in a market that has none. */
export const useSpinActive = (hasWheel: boolean) => useRead(getSpinActive, hasWheel ? undefined : NOT_YET);
export const useSpinSetup = () => useRead(getSpinSetup, undefined);
export const useCoupons = () => useRead(listCoupons, undefined);

/** Refreshes nothing by itself: the new coupon would tell the prize while the wheel still turns. */
export const useSpin = () => useAction(spin);

export const useClaimCoupon = () =>
  useAction(claimCoupon, {
    refreshes: [getSpinSetup, listCoupons, getActiveBonus, listBonuses, ...MONEY_READS],
  });
