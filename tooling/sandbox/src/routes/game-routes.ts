import { endpoints } from '@member-wallet/api-sdk';
import { autoLoginLink } from '../games/log-in';
import { Refusal } from '../http/refusal';
import { memberRoute } from '../http/route';
import type { MemberVisit, Route } from '../http/route';
import type { SwitchName } from '../console/switch-table';
import type { RefusalCode } from '../http/refusal';
import { bannersOf } from '../invite/banners';
import { claimInviteBonus, listInvites } from '../invite/invites';
import { addRefundToWallet, checkRefund, listRefunds, receiveRefund } from '../refund/refunds';
import { moveOnce } from './move-once';

/** @throws Refusal the code, while the switch is off */
async function expectOn({ services, market }: MemberVisit, name: SwitchName, code: RefusalCode) {
  const values = await services.switches.read(market.id);
  if (!values[name]) throw new Refusal(code);
}

const REFUNDED = { message: 'REFUND_SUCCESS' };

/** Entering games, and what play brings: to the one who invited, and back to the one who lost. */
export const gameRoutes: readonly Route[] = [
  memberRoute(endpoints.autoLogin, async (login, { services, market, member }) => ({
    link: await autoLoginLink(services.db, market, member, login, services.clock.now()),
  })),
  memberRoute(endpoints.autoLoginWithPassword, async (login, { services, market, member }) => ({
    link: await autoLoginLink(services.db, market, member, login, services.clock.now()),
  })),

  memberRoute(endpoints.listInvites, async ({ page, limit }, visit) => {
    await expectOn(visit, 'invite', 'INVITE_INACTIVE');
    return listInvites(visit.services.db, visit.member.id, page, limit);
  }),
  memberRoute(endpoints.claimInviteBonus, async (_, visit) => {
    await expectOn(visit, 'invite', 'INVITE_INACTIVE');
    const { invitePayout } = await visit.services.switches.read(visit.market.id);
    const answer = await moveOnce('claimInviteBonus', {}, visit, async (tx, now) => {
      await claimInviteBonus(tx, visit.market.id, visit.member, invitePayout, now);
      return { message: 'INVITE_BONUS_SUCCESS' };
    });
    return { ...answer };
  }),
  memberRoute(endpoints.getInviteBanners, async (_, { market }) => bannersOf(market, 'invite')),

  memberRoute(endpoints.listRefunds, async ({ page, limit }, { services, member }) =>
    listRefunds(services.db, member.id, page, limit),
  ),
  memberRoute(endpoints.checkRefund, async (_, visit) => {
    await expectOn(visit, 'refund', 'REFUND_INACTIVE');
    return checkRefund(visit.services.db, visit.member.id, visit.services.clock.now());
  }),
  memberRoute(endpoints.receiveRefund, async (_, visit) => {
    await expectOn(visit, 'refund', 'REFUND_INACTIVE');
    const answer = await moveOnce('receiveRefund', {}, visit, async (tx, now) => {
      await receiveRefund(tx, visit.member, now);
      return REFUNDED;
    });
    return { ...REFUNDED, ...answer };
  }),
  memberRoute(endpoints.addRefundToWallet, async (_, visit) => {
    await expectOn(visit, 'refund', 'REFUND_INACTIVE');
    const answer = await moveOnce('addRefundToWallet', {}, visit, async (tx, now) => {
      await addRefundToWallet(tx, visit.market.id, visit.member, now);
      return REFUNDED;
    });
    return { ...REFUNDED, ...answer };
  }),
  memberRoute(endpoints.getRefundBanners, async (_, { market }) => bannersOf(market, 'refund')),
];
