import { figure } from '../amounts';
import { OUTSIDE, WALLET } from '../books';
import { DAY } from '../market';
import type { Member } from '../member';
import { json, OPEN, Refusal } from '../reply';
import { pageOf, read, type Route, write } from '../route';
import { timeOf } from '../world';

function credit(member: Member, minor: number, statementType: string, what: string): void {
  member.books.move(OUTSIDE, WALLET, minor);
  const about = { [what]: { description: what } };
  member.entries.unshift({
    statementType,
    from: null,
    to: WALLET,
    minor,
    status: 'SUCCESS',
    at: Date.now(),
    about,
  });
}

interface Bonus {
  readonly code: string | undefined;
  readonly type: string;
  readonly maxReceived: unknown;
  readonly percentFail: unknown;
  readonly banners: unknown;
  readonly minor: number;
}

const BONUSES: readonly Bonus[] = [
  {
    code: 'DAILY',
    type: 'day',
    maxReceived: '1',
    percentFail: '5',
    banners: [{ html: '<p>Twenty for today</p>' }],
    minor: 2000,
  },
  // Faulty: one without a code, one without banners.
  { code: undefined, type: 'limit', maxReceived: 1, percentFail: 3, banners: [], minor: 0 },
  { code: 'WEEKLY', type: 'week', maxReceived: 2, percentFail: 10, banners: null, minor: 5000 },
];

function userBonus(member: Member, { code = '' }: Bonus): unknown {
  const received = member.bonusesReceived.get(code);
  if (!received) return null;
  return {
    received: received.map((at, index) => ({ updatedAt: timeOf(at, index) })),
    isActive: member.activeBonus === code ? 1 : 0,
    _id: 7001,
  };
}

const bonuses: readonly Route[] = [
  read('GET /api/bonus', ({ member }) =>
    json(
      BONUSES.map((bonus) => ({
        userBonus: userBonus(member, bonus),
        banners: bonus.banners,
        percentFail: bonus.percentFail,
        maxReceived: bonus.maxReceived,
        type: bonus.type,
        code: bonus.code,
      })),
    ),
  ),
  write('GET /api/bonus/activate/{code}', ({ member, params: [code = ''] }) => {
    const bonus = BONUSES.find((each) => each.code === code);
    if (!bonus) throw new Refusal('NO_DATA');
    if (member.activeBonus !== undefined) throw new Refusal('BONUS_ALREADY_ACTIVE', 'status');
    const today = (member.bonusesReceived.get(code) ?? []).filter((at) => at > Date.now() - DAY);
    if (today.length >= Number(bonus.maxReceived)) throw new Refusal('BONUS_MAX_CLAIMED');
    credit(member, bonus.minor, 'bonus', 'bonus');
    member.activeBonus = code;
    member.bonusesReceived.set(code, [...today, Date.now()]);
    return OPEN.message;
  }),
  read('GET /api/bonus/check/active', ({ member }) => {
    if (member.activeBonus === undefined) return json({ status: 0 });
    const bonus = BONUSES.find(({ code }) => code === member.activeBonus);
    return json({ type: bonus?.type ?? null, status: 1 });
  }),
  read('GET /api/bonus/check/minimum', () => OPEN.empty),
  write('GET /api/bonus/clear', ({ member }) => {
    if (member.activeBonus === undefined) throw new Refusal('NO_DATA', 'error');
    member.activeBonus = undefined;
    return json({ message: 'BONUS_CLEAR' });
  }),
];

const PROMOTION = 'FRIEND50';

const promotions: readonly Route[] = [
  read('GET /api/promotion/current', () => OPEN.nothing),
  read('GET /api/promotion/find/{code}', ({ params }) => {
    if (params[0] !== PROMOTION) throw new Refusal('NO_PROMOTION', 'nested');
    return json({ description: 'Fifty for a friend', percentFail: '10' });
  }),
  write('GET /api/promotion/activate/{code}', ({ member, params: [code = ''] }) => {
    if (code !== PROMOTION) throw new Refusal('NO_PROMOTION');
    if (member.promotionsReceived.has(code)) throw new Refusal('PROMOTION_RECEIVED', 'error', 200);
    member.promotionsReceived.add(code);
    credit(member, 5000, 'bonus', 'promotion');
    return OPEN.nothing;
  }),
];

const offers: readonly Route[] = [
  read('POST /api/invite', (call) =>
    json({
      invites: pageOf(call, [
        { amount: '10.25', createdAt: Date.now() - DAY, from: { name: 'Mali' } },
        // Faulty: without the invited member.
        { amount: 5, createdAt: new Date(Date.now() - 2 * DAY).toISOString(), from: null },
      ]),
    }),
  ),
  write('GET /api/invite/bonus', ({ member }) => {
    if (member.inviteBonus === 0) throw new Refusal('NO_INVITE_BONUS', 'nested', 200);
    credit(member, member.inviteBonus, 'bonus', 'invite');
    member.inviteBonus = 0;
    return OPEN.empty;
  }),
  read('GET /api/invite/banners', () => json({ banners: [] })),
  read('POST /api/refund', (call) =>
    json({
      refunds: pageOf(call, call.member.refunds).map(({ minor, at }, index) => ({
        createdAt: timeOf(at, index),
        refundAmount: figure(minor),
      })),
    }),
  ),
  read('GET /api/refund/check', ({ member: { refund } }) =>
    json({
      refundFail: null,
      refundSuccess: figure(refund.received),
      refundAmount: figure(refund.accrued),
      result: refund.accrued > 0 ? 1 : 0,
    }),
  ),
  write('GET /api/refund/receive', ({ member: { refund, refunds } }) => {
    if (refund.accrued === 0) throw new Refusal('REFUND_MINIMUM');
    refunds.unshift({ minor: refund.accrued, at: Date.now() });
    refund.received += refund.accrued;
    refund.accrued = 0;
    return json({ message: 'REFUND_SUCCESS' });
  }),
  write('GET /api/refund/addWallet', ({ member }) => {
    if (member.refund.received === 0) throw new Refusal('NO_REFUND', 'status');
    credit(member, member.refund.received, 'bonus', 'refund');
    member.refund.received = 0;
    return OPEN.success;
  }),
  read('GET /api/refund/banners', () =>
    json({ banners: [{ html: '<p>Ten percent back</p>', image: null }] }),
  ),
];

export const rewards: readonly Route[] = [...bonuses, ...promotions, ...offers];
