import { addMs, HOUR, MINUTE } from '../clock';
import type { Db } from '../db/db';
import { activateGame } from '../games/game-accounts';
import { withCode, type Market } from '../markets/market';
import type { Member } from '../members/member';
import { bonusOffers } from '../bonus/offers';
import { addCoupon, couponFor } from '../spin/spins';
import { wheelPrizes } from '../spin/wheel';
import { forgetMarks } from '../statement/marks';
import { growInvites } from './grow-invites';
import { growSlips } from './grow-slips';
import { growStatement } from './grow-statement';

/** How many of each to add. */
interface Growth {
  readonly statement?: number | undefined;
  readonly slips?: number | undefined;
  /** Copies of the market's games and bonuses. */
  readonly games?: number | undefined;
  readonly bonuses?: number | undefined;
  readonly invites?: number | undefined;
  readonly coupons?: number | undefined;
}

/** As many items as wanted, repeating the list. */
const cycle = <T>(items: readonly T[], count: number): readonly T[] =>
  Array.from({ length: Math.ceil(count / items.length) }, () => items)
    .flat()
    .slice(0, count);

/** New codes of copies for this member, such as PG-2. They continue the numbers that exist. */
const copyCodes = (items: readonly { readonly code: string }[], count: number, there: number) =>
  cycle(items, count).map(({ code }, index) => `${code}-${there + index + 1}`);

async function countOf(tx: Db, table: 'game_account' | 'member_bonus', memberId: string): Promise<number> {
  const rows = await tx.query<{ count: number }>(
    `select count(*)::int as count from ${table} where member_id = $1`,
    [memberId],
  );
  return rows[0]?.count ?? 0;
}

async function growBonuses(tx: Db, member: Member, count: number, now: Date): Promise<void> {
  const codes = copyCodes(bonusOffers, count, await countOf(tx, 'member_bonus', member.id));
  for (const [index, code] of codes.entries()) {
    const offer = withCode(bonusOffers, code);
    if (!offer) continue;
    const at = addMs(now, -(index + 1) * HOUR);
    await tx.query(
      `insert into member_bonus
         (member_id, code, origin, type, amount, turnover_due, lost_below, received_at, ended_at)
       values ($1, $2, 'bonus', $3, $4, 0, 0, $5, $5)`,
      [member.id, code, offer.type, offer.amount, at],
    );
  }
}

/** Adds years of data to a member, for measurements and tests; all or nothing. */
export async function growMember(
  db: Db,
  market: Market,
  member: Member,
  { statement = 0, slips = 0, games = 0, bonuses = 0, invites = 0, coupons = 0 }: Growth,
  now: Date,
): Promise<void> {
  await db.transaction(async (tx) => {
    const codes = copyCodes(market.games, games, await countOf(tx, 'game_account', member.id));
    for (const code of codes) await activateGame(tx, member, code, now);
    await growBonuses(tx, member, bonuses, now);
    for (const [index, prize] of cycle(wheelPrizes, coupons).entries()) {
      await addCoupon(tx, member.id, couponFor(member, market, prize, addMs(now, -index * MINUTE)));
    }
    if (invites > 0) await growInvites(tx, member, invites, now);
    if (slips > 0) await growSlips(tx, member.id, slips, now);
    if (statement > 0) await growStatement(tx, member, statement, now);
    await forgetMarks(tx, member.id);
  });
  // The planner's statistics do not include the new rows yet.
  await db.script('analyze');
}
