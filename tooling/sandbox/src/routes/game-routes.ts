import { endpoints } from '@member-wallet/api-sdk';
import { autoLoginLink } from '../games/log-in';
import { Refusal } from '../http/refusal';
import { memberRoute } from '../http/route';
import type { MemberContext, Route } from '../http/route';
import type { SwitchName } from '../settings/switch-table';
import type { RefusalCode } from '../http/refusal';
import { bannersOf } from '../invite/banners';
import { claimInviteBonus, listInvites } from '../invite/invites';
import { addRefundToWallet, checkRefund, listRefunds, receiveRefund } from '../refund/refunds';
import { writeOnce } from './write-once';

/** @throws Refusal with the code while the switch is off */
async function expectSwitchedOn({ services, market }: MemberContext, name: SwitchName, code: RefusalCode) {
  const values = await services.switches.read(market.id);
  if (!values[name]) throw new Refusal(code);
}

const REFUNDED = { message: 'REFUND_SUCCESS' };

/** Game logins, invite bonuses and cashback. */
export const gameRoutes: readonly Route[] = [
  memberRoute(endpoints.autoLogin, async (login, { services, market, member }) => ({
    link: await autoLoginLink(services.db, market, member, login, services.clock.now()),
  })),
  memberRoute(endpoints.autoLoginWithPassword, async (login, { services, market, member }) => ({
    link: await autoLoginLink(services.db, market, member, login, services.clock.now()),
  })),

  memberRoute(endpoints.listInvites, async ({ page, limit }, context) => {
    await expectSwitchedOn(context, 'invite', 'INVITE_INACTIVE');
    return listInvites(context.services.db, context.member.id, page, limit);
  }),
  memberRoute(endpoints.claimInviteBonus, async (_, context) => {
    await expectSwitchedOn(context, 'invite', 'INVITE_INACTIVE');
    const { invitePayout } = await context.services.switches.read(context.market.id);
    const answer = await writeOnce('claimInviteBonus', {}, context, async (tx, now) => {
      await claimInviteBonus(tx, context.market.id, context.member, invitePayout, now);
      return { message: 'INVITE_BONUS_SUCCESS' };
    });
    return { ...answer };
  }),
  memberRoute(endpoints.getInviteBanners, async (_, { market }) => bannersOf(market, 'invite')),

  memberRoute(endpoints.listRefunds, async ({ page, limit }, { services, member }) =>
    listRefunds(services.db, member.id, page, limit),
  ),
  memberRoute(endpoints.checkRefund, async (_, context) => {
    await expectSwitchedOn(context, 'refund', 'REFUND_INACTIVE');
    return checkRefund(context.services.db, context.member.id, context.services.clock.now());
  }),
  memberRoute(endpoints.receiveRefund, async (_, context) => {
    await expectSwitchedOn(context, 'refund', 'REFUND_INACTIVE');
    const answer = await writeOnce('receiveRefund', {}, context, async (tx, now) => {
      await receiveRefund(tx, context.member, now);
      return REFUNDED;
    });
    return { ...REFUNDED, ...answer };
  }),
  memberRoute(endpoints.addRefundToWallet, async (_, context) => {
    await expectSwitchedOn(context, 'refund', 'REFUND_INACTIVE');
    const answer = await writeOnce('addRefundToWallet', {}, context, async (tx, now) => {
      await addRefundToWallet(tx, context.market.id, context.member, now);
      return REFUNDED;
    });
    return { ...REFUNDED, ...answer };
  }),
  memberRoute(endpoints.getRefundBanners, async (_, { market }) => bannersOf(market, 'refund')),
];
