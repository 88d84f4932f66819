import {
  claimCoupon,
  getActiveBonus,
  getSpinActive,
  getSpinSetup,
  listBonuses,
  listCoupons,
  spin,
  type SpinResult,
} from '@member-wallet/api-sdk';
import { type ErrorText, serverText } from '#/errors/error-text';
import { NOT_YET, useRead } from './use-read';
import { MONEY_READS } from './use-wallet';
import { useWrite } from './use-write';

export const COUPON_PAGE_SIZE = 3;

/** Whether the wheel is offered; not requested in a market without one. */
export const useSpinActive = (hasWheel: boolean) => useRead(getSpinActive, hasWheel ? undefined : NOT_YET);
export const useSpinSetup = () => useRead(getSpinSetup, undefined);
export const useCoupons = () => useRead(listCoupons, undefined);

/**
 * The refusal inside a successful response, if any. The error catalogue has no code for having no coins, so servers
 * use their own.
 */
export function spinRefusal({ success, result, error }: SpinResult): ErrorText | null {
  if (success && result) return null;
  return /^NO_?COINS?$/i.test(error ?? '') ? { key: 'spin.noCoins' } : serverText(error ?? '', '');
}

/** Refreshes nothing by itself: the new coupon would reveal the prize while the wheel is still spinning. */
export const useSpin = () => useWrite(spin, { place: 'spin', refusalIn: spinRefusal });

export const useClaimCoupon = () =>
  useWrite(claimCoupon, {
    place: 'coupon-claim',
    refreshes: [getSpinSetup, listCoupons, getActiveBonus, listBonuses, ...MONEY_READS],
  });
