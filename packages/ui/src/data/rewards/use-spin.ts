import {
  claimCoupon,
  getActiveBonus,
  getSpinSetup,
  listBonuses,
  listCoupons,
  spin,
} from '@member-wallet/api-sdk';
import { refusedAt } from '#/errors/places';
import { useMoneyWrite } from '#/data/write/use-money-write';
import { useApi } from '#/data/api/api-provider';
import { useRead } from '#/data/read/use-read';
import { requestRead } from '#/data/read/request-read';
import { MONEY_READS } from '#/data/money/use-wallet';
import { useMemberWrite } from '#/data/write/use-member-write';

export const COUPON_PAGE_SIZE = 3;

export const useSpinSetup = () => useRead(getSpinSetup, undefined);
export const useCoupons = () => useRead(listCoupons, undefined);

/** Returns a function that loads the wheel without caching it; it resolves to null if that fails. */
export function useFreshWheel() {
  const api = useApi();
  return async () => {
    const setup = await requestRead(api, getSpinSetup, undefined).catch(() => null);
    return setup?.data.result.activeSpinwheel ?? null;
  };
}

/** Refreshes nothing: the new coupon would reveal the prize while the wheel is still spinning. */
export const useSpin = () =>
  useMemberWrite(spin, {
    place: 'spin',
    words: { name: 'titles.spin', done: 'spin.stopped', unknown: 'spin.unknown' },
    refusalIn: ({ result }) => (result ? null : { key: refusedAt('spin') }),
  });

export const useClaimCoupon = () =>
  useMoneyWrite(claimCoupon, {
    isClaim: true,
    place: 'coupon-claim',
    words: { name: 'records.type.luckydraw', done: 'spin.claimed' },
    refreshes: [getSpinSetup, listCoupons, getActiveBonus, listBonuses, ...MONEY_READS],
  });
