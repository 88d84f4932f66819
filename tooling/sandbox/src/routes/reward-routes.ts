import { endpoints } from '@member-wallet/api-sdk';
import {
  activateBonus,
  activatePromotion,
  clearBonus,
  expectEndable,
  expectPromotion,
  listBonuses,
} from '../bonus/bonuses';
import { activeBonus } from '../bonus/grant';
import { Refusal } from '../http/refusal';
import { memberRoute } from '../http/route';
import type { MemberVisit, Route } from '../http/route';
import { claimCoupon, listCoupons, spin } from '../spin/spins';
import { presentWheel } from '../spin/wheel';
import { moveOnce } from './move-once';

const DONE = { message: 'OK' };

const isSpinning = async ({ services, market }: MemberVisit): Promise<boolean> =>
  (await services.switches.read(market.id)).spinWheel;

export const rewardRoutes: readonly Route[] = [
  memberRoute(endpoints.listBonuses, async (_, { services, market, member }) =>
    listBonuses(services.db, market, member.id),
  ),
  memberRoute(endpoints.activateBonus, async (input, visit) => ({
    ...(await moveOnce('activateBonus', input, visit, async (tx, now) => {
      await activateBonus(tx, visit.market, visit.member, input.code, now);
      return DONE;
    })),
  })),
  memberRoute(endpoints.getActiveBonus, async (_, { services, member }) => {
    const active = await activeBonus(services.db, member.id);
    return { status: active !== undefined, type: active?.type ?? null };
  }),
  memberRoute(endpoints.checkBonusMinimum, async (_, { services, member }) => {
    if (await activeBonus(services.db, member.id)) await expectEndable(services.db, member.id);
    return DONE;
  }),
  memberRoute(endpoints.clearBonus, async (_, visit) => {
    await moveOnce('clearBonus', {}, visit, async (tx, now) => {
      await clearBonus(tx, visit.member, now);
      return DONE;
    });
    return { message: 'BONUS_CLEAR' };
  }),
  memberRoute(endpoints.getCurrentPromotion, async (_, { services, market, member }) => {
    const active = await activeBonus(services.db, member.id);
    if (active?.origin !== 'promotion') throw new Refusal('NO_PROMOTION');
    const { code, percentFail, description } = expectPromotion(active.code);
    return { code, percentFail, description: description[market.id] };
  }),
  memberRoute(endpoints.findPromotion, async ({ code }, { market }) => {
    const { percentFail, description } = expectPromotion(code);
    return { percentFail, description: description[market.id] };
  }),
  memberRoute(endpoints.activatePromotion, async (input, visit) => ({
    ...(await moveOnce('activatePromotion', input, visit, async (tx, now) => {
      await activatePromotion(tx, visit.market, visit.member, input.code, now);
      return DONE;
    })),
  })),
  memberRoute(endpoints.getSpinActive, async (_, visit) => ({ isActive: await isSpinning(visit) })),
  memberRoute(endpoints.getSpinSetup, async (_, visit) => ({
    result: {
      activeSpinwheel: (await isSpinning(visit)) ? presentWheel(visit.market, visit.member) : null,
      userCoin: visit.member.coin,
    },
  })),
  memberRoute(endpoints.spin, async (_, visit) => {
    if (!(await isSpinning(visit))) throw new Refusal('NO_DATA');
    const done = await moveOnce('spin', {}, visit, (tx, now) => spin(tx, visit.market, visit.member, now));
    return { success: false, ...done };
  }),
  memberRoute(endpoints.listCoupons, async (_, { services, market, member }) =>
    listCoupons(services.db, market, member, services.clock.now()),
  ),
  memberRoute(endpoints.claimCoupon, async (input, visit) => ({
    ...(await moveOnce('claimCoupon', input, visit, async (tx, now) => {
      await claimCoupon(tx, visit.market, visit.member, input.coupon, now);
      return DONE;
    })),
  })),
];
