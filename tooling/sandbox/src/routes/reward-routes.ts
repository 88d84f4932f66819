import { endpoints } from '@member-wallet/api-sdk';
import {
  activateBonus,
  activatePromotion,
  clearBonus,
  expectCanEnd,
  expectPromotion,
  listBonuses,
} from '../bonus/bonuses';
import { activeBonus } from '../bonus/grant';
import { Refusal } from '../http/refusal';
import { memberRoute } from '../http/route';
import type { MemberContext, Route } from '../http/route';
import { claimCoupon, listCoupons, spin } from '../spin/spins';
import { presentWheel } from '../spin/wheel';
import { writeOnce } from './write-once';

const DONE = { message: 'OK' };

const isSpinning = async ({ services, market }: MemberContext): Promise<boolean> =>
  (await services.switches.read(market.id)).spinWheel;

export const rewardRoutes: readonly Route[] = [
  memberRoute(endpoints.listBonuses, async (_, { services, market, member }) =>
    listBonuses(services.db, market, member.id),
  ),
  memberRoute(endpoints.activateBonus, async (input, context) => ({
    ...(await writeOnce('activateBonus', input, context, async (tx, now) => {
      await activateBonus(tx, context.market, context.member, input.code, now);
      return DONE;
    })),
  })),
  memberRoute(endpoints.getActiveBonus, async (_, { services, member }) => {
    const active = await activeBonus(services.db, member.id);
    return { status: active !== undefined, type: active?.type ?? null };
  }),
  memberRoute(endpoints.checkBonusMinimum, async (_, { services, member }) => {
    if (await activeBonus(services.db, member.id)) await expectCanEnd(services.db, member.id);
    return DONE;
  }),
  memberRoute(endpoints.clearBonus, async (_, context) => {
    await writeOnce('clearBonus', {}, context, async (tx, now) => {
      await clearBonus(tx, context.member, now);
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
  memberRoute(endpoints.activatePromotion, async (input, context) => ({
    ...(await writeOnce('activatePromotion', input, context, async (tx, now) => {
      await activatePromotion(tx, context.market, context.member, input.code, now);
      return DONE;
    })),
  })),
  memberRoute(endpoints.getSpinActive, async (_, context) => ({ isActive: await isSpinning(context) })),
  memberRoute(endpoints.getSpinSetup, async (_, context) => ({
    result: {
      activeSpinwheel: (await isSpinning(context)) ? presentWheel(context.market, context.member) : null,
      userCoin: context.member.coin,
    },
  })),
  memberRoute(endpoints.spin, async (_, context) => {
    if (!(await isSpinning(context))) throw new Refusal('NO_DATA');
    const done = await writeOnce('spin', {}, context, (tx, now) =>
      spin(tx, context.market, context.member, now),
    );
    return { success: false, ...done };
  }),
  memberRoute(endpoints.listCoupons, async (_, { services, market, member }) =>
    listCoupons(services.db, market, member, services.clock.now()),
  ),
  memberRoute(endpoints.claimCoupon, async (input, context) => ({
    ...(await writeOnce('claimCoupon', input, context, async (tx, now) => {
      await claimCoupon(tx, context.market, context.member, input.coupon, now);
      return DONE;
    })),
  })),
];
