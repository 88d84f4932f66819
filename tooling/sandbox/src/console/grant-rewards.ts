import { activateBonus, activatePromotion } from '../bonus/bonuses';
import { addMs } from '../clock';
import type { Db } from '../db/db';
import { maybeOne } from '../db/db';
import { Refusal } from '../http/refusal';
import { recordReward } from '../invite/rewards';
import type { Market } from '../markets/market';
import type { Member } from '../members/member';
import type { Minor } from '../money/minor-units';
import { grantCashback } from '../refund/refunds';
import type { Services } from '../services';
import { addCoins, addCoupon, couponFor } from '../spin/spins';
import { prizeOf } from '../spin/wheel';
import type { RewardsGiven } from './console-input';
import { positiveAmount } from './console-input';

async function grantCoupon(
  tx: Db,
  market: Market,
  member: Member,
  { coupon, validForMs }: RewardsGiven,
  now: Date,
): Promise<void> {
  const prize = prizeOf(coupon ?? '');
  if (!prize) throw new Refusal('INVALID_PRIZE_CODE');
  const own = couponFor(member, market, prize, now);
  await addCoupon(tx, member.id, {
    ...own,
    expiresAt: validForMs === undefined ? own.expiresAt : addMs(now, validForMs),
  });
}

/** Grants an invite bonus, as if the newest friend had played. @throws Refusal NO_INVITE_BONUS without a friend */
async function grantInviteBonus(tx: Db, member: Member, amount: Minor, now: Date): Promise<void> {
  const friend = await maybeOne<{ id: string }>(
    tx,
    'select id from member where invited_by = $1 order by created_at desc, id limit 1',
    [member.id],
  );
  if (!friend) throw new Refusal('NO_INVITE_BONUS');
  await recordReward(tx, member, friend.id, amount, now);
}

/**
 * Grants the given rewards, all or nothing.
 * @throws Refusal INVALID_PRIZE_CODE, KEY_INVALID, NO_INVITE_BONUS without a friend, and as activateBonus and
 *   activatePromotion
 */
export async function grantRewards(
  services: Services,
  market: Market,
  member: Member,
  given: RewardsGiven,
): Promise<void> {
  const { coins = 0, coupon, bonus, promotion, cashback, invite } = given;
  const now = services.clock.now();
  await services.db.transaction(async (tx) => {
    if (coins > 0) await addCoins(tx, member.id, coins);
    if (coupon !== undefined) await grantCoupon(tx, market, member, given, now);
    if (bonus !== undefined) await activateBonus(tx, market, member, bonus, now);
    if (promotion !== undefined) await activatePromotion(tx, market, member, promotion, now);
    if (cashback !== undefined) await grantCashback(tx, member, positiveAmount(cashback), now);
    if (invite !== undefined) await grantInviteBonus(tx, member, positiveAmount(invite), now);
  });
}
