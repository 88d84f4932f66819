import { offerOf } from '../bonus/offers';
import { HOUR, addMs } from '../clock';
import type { Db } from '../db/db';
import { marketOf } from '../markets/markets';
import { addCoins, addCoupon } from '../spin/spins';
import { labelOf, prizeOf } from '../spin/wheel';
import type { DemoMember } from './demo-members';

/** Inserts past receipts; their money is part of the seeded history. */
export async function seedRewards(tx: Db, member: DemoMember, now: Date): Promise<void> {
  const { coins, receipts, coupons } = member.rewards;
  await addCoins(tx, member.id, coins);
  for (const { code, origin, hoursAgo, active = false } of receipts) {
    const offer = offerOf(code);
    const amount = (offer?.amount ?? 150_00n) * member.rate;
    const at = addMs(now, -hoursAgo * HOUR);
    await tx.query(
      `insert into member_bonus
         (member_id, code, origin, type, amount, turnover_due, lost_below, received_at, ended_at)
       values ($1, $2, $3, $4, $5, $6, $7, $8, $9)`,
      [
        member.id,
        code,
        origin,
        offer?.type ?? origin,
        amount,
        amount * (offer?.turnover ?? 1n),
        amount / 10n,
        at,
        active ? null : at,
      ],
    );
  }
  const market = marketOf(member.market);
  for (const [index, { code, validFor }] of coupons.entries()) {
    const prize = prizeOf(code);
    await addCoupon(tx, member.id, {
      code,
      label: prize ? labelOf(market.id, member.currency, prize) : code,
      at: addMs(now, (index - coupons.length) * HOUR),
      expiresAt: addMs(now, validFor),
    });
  }
}
