import { randomBytes } from 'node:crypto';
import type { Coupon } from '@member-wallet/api-sdk';
import { grantBonus } from '../bonus/grant';
import { addMs } from '../clock';
import type { Db } from '../db/db';
import { maybeOne, one } from '../db/db';
import { Refusal } from '../http/refusal';
import { houseAccount, lockAccounts } from '../ledger/accounts';
import { move, post } from '../ledger/post';
import type { Market } from '../markets/market';
import type { Member } from '../members/member';
import { inCurrency } from '../money/currencies';
import type { Minor } from '../money/minor-units';
import { toMajor } from '../money/minor-units';
import { recordStatement } from '../statement/statement';
import { WALLET } from '../wallet/transfer';
import { couponName, describePrize, drawPrize, labelOf, prizeOf, wheelName } from './wheel';
import type { Prize, WheelPrize } from './wheel';

interface NewCoupon {
  readonly code: string;
  readonly label: string;
  readonly at: Date;
  readonly expiresAt: Date;
}

export async function addCoupon(tx: Db, memberId: string, coupon: NewCoupon): Promise<string> {
  const id = `cp-${randomBytes(9).toString('hex')}`;
  await tx.query(
    `insert into coupon (id, member_id, prize_code, label, created_at, expires_at)
     values ($1, $2, $3, $4, $5, $6)`,
    [id, memberId, coupon.code, coupon.label, coupon.at, coupon.expiresAt],
  );
  return id;
}

export async function addCoins(tx: Db, memberId: string, count: number): Promise<void> {
  await tx.query('update member set coin = coin + $2 where id = $1', [memberId, count]);
}

export const couponFor = (member: Member, market: Market, prize: WheelPrize, at: Date): NewCoupon => ({
  code: prize.code,
  label: labelOf(market.id, member.currency, prize),
  at,
  expiresAt: addMs(at, prize.validFor),
});

/**
 * Takes a coin, draws a prize and stores it as a coupon, all or nothing. The catalogue has no code for a member without
 * coins, so the response has one of its own, NO_COIN.
 */
export async function spin(tx: Db, market: Market, member: Member, now: Date) {
  const left = await maybeOne<{ coin: number }>(
    tx,
    'update member set coin = coin - 1 where id = $1 and coin > 0 returning coin',
    [member.id],
  );
  if (!left) return { success: false, error: 'NO_COIN' };
  // The update has locked the member's row, so no parallel turn has the same count.
  const { turns } = await one<{ turns: number }>(
    tx,
    'select count(*)::int as turns from wheel_spin where member_id = $1',
    [member.id],
  );
  const prize = drawPrize(`${member.id} ${turns}`);
  const coupon = couponFor(member, market, prize, now);
  const couponId = await addCoupon(tx, member.id, coupon);
  await tx.query(
    'insert into wheel_spin (member_id, prize_code, coupon_id, created_at) values ($1, $2, $3, $4)',
    [member.id, prize.code, couponId, now],
  );
  return { success: true, result: { code: prize.code, label: coupon.label, remainingCoin: left.coin } };
}

interface CouponRow {
  readonly id: string;
  readonly prize_code: string;
  readonly label: string;
  readonly expires_at: Date;
  readonly claimed_at: Date | null;
}

const amountOf = (member: Member, prize: Prize | undefined): Minor | null =>
  prize?.kind === 'credit' || prize?.kind === 'bonus' ? inCurrency(prize.amount, member.currency) : null;

/** The coupons that can be claimed now, newest first. */
export async function listCoupons(
  db: Db,
  market: Market,
  member: Member,
  now: Date,
): Promise<readonly Coupon[]> {
  const rows = await db.query<CouponRow>(
    `select id, prize_code, label, expires_at, claimed_at from coupon
     where member_id = $1 and claimed_at is null and expires_at > $2 order by created_at desc, id`,
    [member.id, now],
  );
  return rows.map((row) => {
    const known = prizeOf(row.prize_code);
    const amount = amountOf(member, known?.prize);
    return {
      _id: row.id,
      prize: {
        name: couponName(market.id),
        slice: { label: row.label, htmlDescription: known ? describePrize(market.id, known) : null },
      },
      amount: amount === null ? null : toMajor(amount),
    };
  });
}

async function payCredit(tx: Db, market: Market, member: Member, satang: Minor, at: Date): Promise<void> {
  const amount = inCurrency(satang, member.currency);
  const { wallet } = await lockAccounts(tx, member.id);
  const transactionId = await post(tx, {
    market: member.market,
    currency: member.currency,
    kind: 'prize',
    memberId: member.id,
    at,
    ...move(await houseAccount(tx, member, 'prize'), wallet.id, amount),
  });
  await recordStatement(tx, member.id, {
    type: 'bonus',
    from: null,
    to: WALLET,
    amount,
    status: 'SUCCESS',
    at,
    transactionId,
    detail: { luckydraw: { description: wheelName(market.id) } },
  });
}

/**
 * Redeems a coupon, once: of two parallel claims the second waits and finds it claimed.
 * @throws Refusal INVALID_CODE for a malformed id, NO_CLAIMABLE_COUPON for one that is unknown, another
 *   member's or claimed before, COUPON_EXPIRED, INVALID_PRIZE_CODE for a prize that no longer exists,
 *   INVALID_COUPON_TYPE for one that the staff hand over, BONUS_REMAINING
 */
export async function claimCoupon(
  tx: Db,
  market: Market,
  member: Member,
  id: string,
  now: Date,
): Promise<void> {
  if (!/^cp-[0-9a-f]{18}$/.test(id)) throw new Refusal('INVALID_CODE');
  const coupon = await maybeOne<CouponRow>(
    tx,
    `select id, prize_code, label, expires_at, claimed_at from coupon
     where id = $1 and member_id = $2 for update`,
    [id, member.id],
  );
  if (!coupon || coupon.claimed_at !== null) throw new Refusal('NO_CLAIMABLE_COUPON');
  if (coupon.expires_at <= now) throw new Refusal('COUPON_EXPIRED');
  const known = prizeOf(coupon.prize_code);
  if (!known) throw new Refusal('INVALID_PRIZE_CODE');
  const { prize } = known;
  switch (prize.kind) {
    case 'credit':
      await payCredit(tx, market, member, prize.amount, now);
      break;
    case 'bonus':
      await grantBonus(
        tx,
        member,
        // The code is the coupon's id, so that it never equals that of the active bonus.
        { ...prize, code: id, origin: 'luckydraw', type: 'luckydraw', description: wheelName(market.id) },
        now,
      );
      break;
    case 'coin':
      await addCoins(tx, member.id, prize.count);
      break;
    case 'gift':
      throw new Refusal('INVALID_COUPON_TYPE');
  }
  await tx.query('update coupon set claimed_at = $2 where id = $1', [id, now]);
}
