import { endpoints } from '@member-wallet/api-sdk';
import type { ErrorCode } from '@member-wallet/api-sdk';
import { at } from '../../testing/caller';
import { DAY } from '../../clock';
import { MARKET } from './harness';
import type { Answered, Harness, Person, Scenario } from './harness';

const activate = (harness: Harness, code: string, person: Person) =>
  harness.ask(endpoints.activateBonus, { code }, person);

const bonuses = (
  how: string,
  ...steps: readonly ((harness: Harness, person: Person) => Promise<Answered>)[]
): Scenario => ({
  how,
  reach: async (harness) => {
    const person = await harness.register();
    const answers: Answered[] = [];
    for (const step of steps) answers.push(await step(harness, person));
    return answers.at(-1) ?? Promise.reject(new Error('no step'));
  },
});

const receive =
  (code: string) =>
  (harness: Harness, person: Person): Promise<Answered> =>
    activate(harness, code, person);
const clear = (harness: Harness, person: Person) => harness.ask(endpoints.clearBonus, {}, person);
const promotion =
  (code: string) =>
  (harness: Harness, person: Person): Promise<Answered> =>
    harness.ask(endpoints.activatePromotion, { code }, person);

/** A member with an invited friend who plays this many rounds. */
async function inviter(harness: Harness, rounds: number): Promise<Person> {
  const person = await harness.register();
  const friend = await harness.register({ inviteCode: `PR${person.id}` });
  if (rounds === 0) return person;
  await harness.fund(friend, 100);
  await harness.ask(endpoints.transfer, { from: 'WALLET', to: 'PG', amount: 100 }, friend);
  let played = 0;
  await harness.play(friend, 'PG', async () => (played += 1) > rounds);
  return person;
}
const claimInvite = (harness: Harness, person: Person) => harness.ask(endpoints.claimInviteBonus, {}, person);

const receiveCashback = (harness: Harness, person: Person) =>
  harness.ask(endpoints.receiveRefund, {}, person);

/** A demo member, whose rounds have the same results in every run, plays until there is cashback. */
async function loser(
  harness: Harness,
): Promise<{ readonly person: Person; readonly lose: () => Promise<void> }> {
  const person = await harness.demo('0898765432');
  const lose = async () => {
    await harness.fund(person, 300);
    await harness.ask(endpoints.transfer, { from: 'WALLET', to: 'PG', amount: 300 }, person);
    await harness.play(person, 'PG', async () => {
      const { answer } = await harness.ask(endpoints.checkRefund, {}, person);
      return Number(at(answer.body, 'refundAmount')) > 0;
    });
  };
  return { person, lose };
}

/** Codes of the areas bonus, promotion, invite and refund. */
export const rewardScenarios = {
  BONUS_REMAINING: bonuses(
    'activateBonus, a withdrawal or a claim while another bonus is active',
    receive('DAILY'),
    receive('WELCOME'),
  ),
  BONUS_ALREADY_ACTIVE: bonuses(
    'activateBonus with the bonus that is active',
    receive('DAILY'),
    receive('DAILY'),
  ),
  BONUS_MAX_CLAIMED: bonuses(
    'activateBonus with DAILY a second time on one day',
    receive('DAILY'),
    clear,
    receive('DAILY'),
  ),
  BONUS_CONDITION: bonuses(
    'clearBonus with WELCOME active, before it is played through',
    receive('WELCOME'),
    clear,
  ),
  BONUS_CLEAR: bonuses('clearBonus with DAILY active: a success', receive('DAILY'), clear),
  BONUS_FULL: bonuses(
    'activateBonus with FIRST1, of which a demo member has the only one',
    receive('FIRST1'),
  ),
  NO_PROMOTION: bonuses('findPromotion or activatePromotion with an unknown code', promotion('NOPE')),
  PROMOTION_RECEIVED: bonuses(
    'activatePromotion with one code a second time',
    promotion('FRIEND50'),
    clear,
    promotion('FRIEND50'),
  ),
  INVITE_COLLECT: {
    how: 'claimInviteBonus when all of it was claimed',
    reach: async (harness) => {
      const person = await inviter(harness, 1);
      await claimInvite(harness, person);
      return claimInvite(harness, person);
    },
  },
  INVITE_INACTIVE: {
    how: 'Switch `invite` off; claimInviteBonus or listInvites',
    reach: async (harness) => {
      const person = await harness.register();
      return harness.whileOff('invite', () => claimInvite(harness, person));
    },
  },
  NO_INVITE_BONUS: {
    how: 'claimInviteBonus without friends',
    reach: async (harness) => claimInvite(harness, await harness.register()),
  },
  NO_INVITEE_PLAY_INFO: {
    how: 'claimInviteBonus with friends who have not played',
    reach: async (harness) => claimInvite(harness, await inviter(harness, 0)),
  },
  INVITE_BONUS_SUCCESS: {
    how: 'claimInviteBonus when a friend has played: a success',
    reach: async (harness) => claimInvite(harness, await inviter(harness, 1)),
  },
  INVITE_BONUS_FAIL: {
    how: 'Switch `invitePayout` off; claimInviteBonus when a friend has played',
    reach: async (harness) => {
      const person = await inviter(harness, 1);
      return harness.whileOff('invitePayout', () => claimInvite(harness, person));
    },
  },
  NO_REFUND: {
    how: 'receiveRefund before any round was played, or addRefundToWallet with nothing received',
    reach: async (harness) => receiveCashback(harness, await harness.register()),
  },
  REFUND_CONDITION: {
    how: 'receiveRefund a second time on one day, after more was lost',
    reach: (harness) =>
      harness.later(DAY, async () => {
        const { person, lose } = await loser(harness);
        await lose();
        await receiveCashback(harness, person);
        await lose();
        return receiveCashback(harness, person);
      }),
  },
  REFUND_SUCCESS: {
    how: 'receiveRefund or addRefundToWallet when there is cashback: a success',
    reach: (harness) =>
      harness.later(2 * DAY, async () => {
        const { person, lose } = await loser(harness);
        await lose();
        return receiveCashback(harness, person);
      }),
  },
  REFUND_INACTIVE: {
    how: 'Switch `refund` off; checkRefund, receiveRefund or addRefundToWallet',
    reach: async (harness) => {
      const person = await harness.register();
      return harness.whileOff('refund', () => receiveCashback(harness, person));
    },
  },
  REFUND_MINIMUM: {
    how: 'receiveRefund when nothing has accrued since the last receipt',
    reach: (harness) =>
      harness.later(3 * DAY, async () => {
        const { person, lose } = await loser(harness);
        await lose();
        await receiveCashback(harness, person);
        return receiveCashback(harness, person);
      }),
  },
} as const satisfies Partial<Record<ErrorCode, Scenario>>;

/** Claims a coupon that the console has just granted. */
async function claimGiven(harness: Harness, coupon: string, validForMs?: number): Promise<Answered> {
  const person = await harness.register();
  await harness.console('rewards', {
    market: MARKET,
    phone: person.phone,
    coupon,
    ...(validForMs && { validForMs }),
  });
  const { answer } = await harness.ask(endpoints.listCoupons, {}, person);
  const claim = () => harness.ask(endpoints.claimCoupon, { coupon: at(answer.body, 0, '_id') }, person);
  return validForMs === undefined ? claim() : harness.later(validForMs, claim);
}

/** Codes of the area spin. */
export const couponScenarios = {
  NO_CLAIMABLE_COUPON: {
    how: "claimCoupon with a coupon that is unknown, was claimed, or is another member's",
    reach: async (harness) =>
      harness.ask(endpoints.claimCoupon, { coupon: `cp-${'0'.repeat(18)}` }, await harness.register()),
  },
  INVALID_PRIZE_CODE: {
    how: 'claimCoupon with the coupon SPRING of a funded demo member, whose wheel is gone',
    reach: async (harness) => {
      const person = await harness.demo();
      const { answer } = await harness.ask(endpoints.listCoupons, {}, person);
      const coupons = Array.isArray(answer.body) ? answer.body : [];
      const spring = coupons.find((each) => at(each, 'prize', 'slice', 'label') === 'SPRING');
      return harness.ask(endpoints.claimCoupon, { coupon: at(spring, '_id') }, person);
    },
  },
  INVALID_CODE: {
    how: 'claimCoupon with a malformed id',
    reach: async (harness) =>
      harness.ask(endpoints.claimCoupon, { coupon: 'nonsense' }, await harness.register()),
  },
  INVALID_COUPON_TYPE: {
    how: 'claimCoupon with a GIFT coupon, granted on the console: the staff hand it over',
    reach: (harness) => claimGiven(harness, 'GIFT'),
  },
  COUPON_EXPIRED: {
    how: 'claimCoupon after its expiry: grant one with a short validity on the console, then move the clock',
    reach: (harness) => claimGiven(harness, 'C20', 60_000),
  },
} as const satisfies Partial<Record<ErrorCode, Scenario>>;
