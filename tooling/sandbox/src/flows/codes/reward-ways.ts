import { endpoints } from '@member-wallet/api-sdk';
import type { ErrorCode } from '@member-wallet/api-sdk';
import { at } from '../../testing/caller';
import { DAY, MARKET } from './desk';
import type { Answered, Desk, Person, Way } from './desk';

const activate = (desk: Desk, code: string, person: Person) =>
  desk.ask(endpoints.activateBonus, { code }, person);

const bonuses = (
  how: string,
  ...steps: readonly ((desk: Desk, person: Person) => Promise<Answered>)[]
): Way => ({
  how,
  reach: async (desk) => {
    const person = await desk.register();
    const answers: Answered[] = [];
    for (const step of steps) answers.push(await step(desk, person));
    return answers.at(-1) ?? Promise.reject(new Error('no step'));
  },
});

const receive =
  (code: string) =>
  (desk: Desk, person: Person): Promise<Answered> =>
    activate(desk, code, person);
const clear = (desk: Desk, person: Person) => desk.ask(endpoints.clearBonus, {}, person);
const promotion =
  (code: string) =>
  (desk: Desk, person: Person): Promise<Answered> =>
    desk.ask(endpoints.activatePromotion, { code }, person);

/** Somebody with a friend who plays `rounds`. */
async function inviter(desk: Desk, rounds: number): Promise<Person> {
  const person = await desk.register();
  const friend = await desk.register({ inviteCode: `PR${person.id}` });
  if (rounds === 0) return person;
  await desk.fund(friend, 100);
  await desk.ask(endpoints.transfer, { from: 'WALLET', to: 'PG', amount: 100 }, friend);
  let played = 0;
  await desk.play(friend, 'PG', async () => (played += 1) > rounds);
  return person;
}
const claimInvite = (desk: Desk, person: Person) => desk.ask(endpoints.claimInviteBonus, {}, person);

const takeBack = (desk: Desk, person: Person) => desk.ask(endpoints.receiveRefund, {}, person);

/** A demo member, whose rounds come out the same in every run, plays until something can be given back. */
async function loser(desk: Desk): Promise<{ readonly person: Person; readonly lose: () => Promise<void> }> {
  const person = await desk.demo('0898765432');
  const lose = async () => {
    await desk.fund(person, 300);
    await desk.ask(endpoints.transfer, { from: 'WALLET', to: 'PG', amount: 300 }, person);
    await desk.play(person, 'PG', async () => {
      const { answer } = await desk.ask(endpoints.checkRefund, {}, person);
      return Number(at(answer.body, 'refundAmount')) > 0;
    });
  };
  return { person, lose };
}

/** Of the areas bonus, promotion, invite and refund. */
export const rewardWays = {
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
  BONUS_CLEAR: bonuses('clearBonus with DAILY active: the message of a success', receive('DAILY'), clear),
  BONUS_FULL: bonuses(
    'activateBonus with FIRST1, of which a demo member has the only one',
    receive('FIRST1'),
  ),
  NO_PROMOTION: bonuses(
    'findPromotion or activatePromotion with a code that is not known',
    promotion('NOPE'),
  ),
  PROMOTION_RECEIVED: bonuses(
    'activatePromotion with one code a second time',
    promotion('FRIEND50'),
    clear,
    promotion('FRIEND50'),
  ),
  INVITE_COLLECT: {
    how: 'claimInviteBonus when all of it was claimed',
    reach: async (desk) => {
      const person = await inviter(desk, 1);
      await claimInvite(desk, person);
      return claimInvite(desk, person);
    },
  },
  INVITE_INACTIVE: {
    how: 'Switch `invite` off; claimInviteBonus or listInvites',
    reach: async (desk) => {
      const person = await desk.register();
      return desk.whileOff('invite', () => claimInvite(desk, person));
    },
  },
  NO_INVITE_BONUS: {
    how: 'claimInviteBonus without friends',
    reach: async (desk) => claimInvite(desk, await desk.register()),
  },
  NO_INVITEE_PLAY_INFO: {
    how: 'claimInviteBonus with friends who have not played',
    reach: async (desk) => claimInvite(desk, await inviter(desk, 0)),
  },
  INVITE_BONUS_SUCCESS: {
    how: 'claimInviteBonus when a friend has played: the message of a success',
    reach: async (desk) => claimInvite(desk, await inviter(desk, 1)),
  },
  INVITE_BONUS_FAIL: {
    how: 'Switch `invitePayout` off; claimInviteBonus when a friend has played',
    reach: async (desk) => {
      const person = await inviter(desk, 1);
      return desk.whileOff('invitePayout', () => claimInvite(desk, person));
    },
  },
  NO_REFUND: {
    how: 'receiveRefund before any round was played, or addRefundToWallet with nothing received',
    reach: async (desk) => takeBack(desk, await desk.register()),
  },
  REFUND_CONDITION: {
    how: 'receiveRefund a second time on one day, after more was lost',
    reach: (desk) =>
      desk.later(DAY, async () => {
        const { person, lose } = await loser(desk);
        await lose();
        await takeBack(desk, person);
        await lose();
        return takeBack(desk, person);
      }),
  },
  REFUND_SUCCESS: {
    how: 'receiveRefund or addRefundToWallet when there is some: the message of a success',
    reach: (desk) =>
      desk.later(2 * DAY, async () => {
        const { person, lose } = await loser(desk);
        await lose();
        return takeBack(desk, person);
      }),
  },
  REFUND_INACTIVE: {
    how: 'Switch `refund` off; checkRefund, receiveRefund or addRefundToWallet',
    reach: async (desk) => {
      const person = await desk.register();
      return desk.whileOff('refund', () => takeBack(desk, person));
    },
  },
  REFUND_MINIMUM: {
    how: 'receiveRefund when all that was lost has been given back',
    reach: (desk) =>
      desk.later(3 * DAY, async () => {
        const { person, lose } = await loser(desk);
        await lose();
        await takeBack(desk, person);
        return takeBack(desk, person);
      }),
  },
} as const satisfies Partial<Record<ErrorCode, Way>>;

/** The newest coupon of somebody to whom the console gave one. */
async function claimGiven(desk: Desk, coupon: string, validForMs?: number): Promise<Answered> {
  const person = await desk.register();
  await desk.console('rewards', {
    market: MARKET,
    phone: person.phone,
    coupon,
    ...(validForMs && { validForMs }),
  });
  const { answer } = await desk.ask(endpoints.listCoupons, {}, person);
  const claim = () => desk.ask(endpoints.claimCoupon, { coupon: at(answer.body, 0, '_id') }, person);
  return validForMs === undefined ? claim() : desk.later(validForMs, claim);
}

/** Of the area spin. */
export const couponWays = {
  NO_CLAIMABLE_COUPON: {
    how: "claimCoupon with one that was claimed, or is another member's",
    reach: async (desk) =>
      desk.ask(endpoints.claimCoupon, { coupon: `cp-${'0'.repeat(18)}` }, await desk.register()),
  },
  INVALID_PRIZE_CODE: {
    how: 'claimCoupon with the coupon SPRING of a funded demo member, whose wheel is gone',
    reach: async (desk) => {
      const person = await desk.demo();
      const { answer } = await desk.ask(endpoints.listCoupons, {}, person);
      const coupons = Array.isArray(answer.body) ? answer.body : [];
      const spring = coupons.find((each) => at(each, 'prize', 'slice', 'label') === 'SPRING');
      return desk.ask(endpoints.claimCoupon, { coupon: at(spring, '_id') }, person);
    },
  },
  INVALID_CODE: {
    how: "claimCoupon with what is no coupon's name",
    reach: async (desk) => desk.ask(endpoints.claimCoupon, { coupon: 'nonsense' }, await desk.register()),
  },
  INVALID_COUPON_TYPE: {
    how: 'claimCoupon with a GIFT, which the console gives and the staff hand over',
    reach: (desk) => claimGiven(desk, 'GIFT'),
  },
  COUPON_EXPIRED: {
    how: 'claimCoupon after its time: give one with a short time on the console, move the clock',
    reach: (desk) => claimGiven(desk, 'C20', 60_000),
  },
} as const satisfies Partial<Record<ErrorCode, Way>>;
