import { activeBonus } from '../bonus/grant';
import type { Db } from '../db/db';
import { one } from '../db/db';
import { Refusal } from '../http/refusal';
import { lockAccounts, memberAccount } from '../ledger/accounts';
import { move, post } from '../ledger/post';
import type { MarketId } from '../markets/market';
import type { Member } from '../members/member';
import { toMajor } from '../money/minor-units';
import { pageBounds, recordStatement } from '../statement/statement';
import { WALLET } from '../wallet/transfer';

const DESCRIPTION: Readonly<Record<MarketId, string>> = {
  th: 'โบนัสชวนเพื่อน',
  la: 'ໂບນັດຊວນໝູ່',
};

/** One page of invite rewards, newest first. @throws Refusal KEY_INVALID */
export async function listInvites(db: Db, memberId: string, page: number, limit: number) {
  const bounds = pageBounds(page, limit);
  const { total } = await one<{ total: number }>(
    db,
    'select count(*)::int as total from invite_reward where inviter_id = $1',
    [memberId],
  );
  const rows = await db.query<{ name: string; amount: bigint; created_at: Date }>(
    `select m.name, r.amount, r.created_at from invite_reward r join member m on m.id = r.invitee_id
     where r.inviter_id = $1 order by r.created_at desc, r.id desc limit $2 offset $3`,
    [memberId, bounds.limit, bounds.offset],
  );
  return {
    total,
    invites: rows.map((row) => ({
      from: { name: row.name },
      amount: toMajor(row.amount),
      createdAt: row.created_at.toISOString(),
    })),
  };
}

/** The code that says why there is nothing to claim. */
async function nothingToClaim(tx: Db, memberId: string): Promise<Refusal> {
  const { rewards, friends, players } = await one<{ rewards: number; friends: number; players: number }>(
    tx,
    `select (select count(*)::int from invite_reward where inviter_id = $1) as rewards,
            count(*)::int as friends,
            count(*) filter (where exists (select 1 from game_round g where g.member_id = m.id))::int as players
     from member m where m.invited_by = $1`,
    [memberId],
  );
  if (rewards > 0) return new Refusal('INVITE_COLLECT');
  return new Refusal(friends > 0 && players === 0 ? 'NO_INVITEE_PLAY_INFO' : 'NO_INVITE_BONUS');
}

/**
 * Moves the invite bonus into the wallet.
 * @throws Refusal BONUS_REMAINING while a bonus is active, INVITE_COLLECT, NO_INVITEE_PLAY_INFO,
 *   NO_INVITE_BONUS, INVITE_BONUS_FAIL while payouts are off; the bonus can then be claimed later
 */
export function claimInviteBonus(
  db: Db,
  market: MarketId,
  member: Member,
  isPaidOut: boolean,
  at: Date,
): Promise<void> {
  return db.transaction(async (tx) => {
    const { wallet } = await lockAccounts(tx, member.id);
    if (await activeBonus(tx, member.id)) throw new Refusal('BONUS_REMAINING');
    const bonus = await memberAccount(tx, member.id, 'invite');
    if (bonus.balance === 0n) throw await nothingToClaim(tx, member.id);
    if (!isPaidOut) throw new Refusal('INVITE_BONUS_FAIL');
    const transactionId = await post(tx, {
      market: member.market,
      currency: member.currency,
      kind: 'invite',
      memberId: member.id,
      at,
      ...move(bonus.id, wallet.id, bonus.balance),
    });
    await recordStatement(tx, member.id, {
      type: 'bonus',
      from: null,
      to: WALLET,
      amount: bonus.balance,
      status: 'SUCCESS',
      at,
      transactionId,
      detail: { invite: { description: DESCRIPTION[market] } },
    });
  });
}
