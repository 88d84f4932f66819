import type { Db } from '../db/db';
import { maybeOne, one } from '../db/db';
import { Refusal } from '../http/refusal';
import { rewardInviter } from '../invite/rewards';
import { houseAccount, lockAccounts } from '../ledger/accounts';
import { move, post } from '../ledger/post';
import type { Member } from '../members/member';
import type { Minor } from '../money/minor-units';
import { payoutOf } from './outcome';

export interface Round {
  readonly number: number;
  readonly stake: Minor;
  readonly payout: Minor;
}

export const lastRound = async (db: Db, memberId: string, gameCode: string): Promise<number> =>
  (
    await one<{ number: number }>(
      db,
      `select coalesce(max(number), 0)::int as number from game_round where member_id = $1 and game_code = $2`,
      [memberId, gameCode],
    )
  ).number;

/**
 * Records a round: its result moves between the game account and the house, and the inviter gets a share of the
 * stake. The member's accounts must be locked.
 */
export async function settleRound(
  tx: Db,
  member: Pick<Member, 'id' | 'market' | 'currency'>,
  gameCode: string,
  account: bigint,
  { number, stake, payout }: Round,
  at: Date,
): Promise<void> {
  const house = await houseAccount(tx, member, 'game-house');
  const moved = payout < stake ? move(account, house, stake - payout) : move(house, account, payout - stake);
  const result = { market: member.market, currency: member.currency, kind: 'game-result' } as const;
  const transactionId =
    payout === stake ? null : await post(tx, { ...result, memberId: member.id, at, ...moved });
  await tx.query(
    `insert into game_round (member_id, game_code, number, stake, payout, transaction_id, played_at)
     values ($1, $2, $3, $4, $5, $6, $7)`,
    [member.id, gameCode, number, stake, payout, transactionId, at],
  );
  await rewardInviter(tx, member.id, stake, at);
}

/**
 * Plays the round with this number. A round that was played before, as after a reload, has the same result.
 * @throws Refusal SLOT_NO_ACCOUNT, MONEY_NOT_ENOUGH, KEY_INVALID for a number that is not the next
 */
export function playRound(
  db: Db,
  member: Member,
  gameCode: string,
  number: number,
  stake: Minor,
  at: Date,
): Promise<Round> {
  return db.transaction(async (tx) => {
    const account = (await lockAccounts(tx, member.id)).games.get(gameCode);
    if (!account) throw new Refusal('SLOT_NO_ACCOUNT');
    const played = await maybeOne<Round>(
      tx,
      'select number, stake, payout from game_round where member_id = $1 and game_code = $2 and number = $3',
      [member.id, gameCode, number],
    );
    if (played) return { number, stake: played.stake, payout: played.payout };
    if (number !== (await lastRound(tx, member.id, gameCode)) + 1) throw new Refusal('KEY_INVALID');
    if (account.balance < stake) throw new Refusal('MONEY_NOT_ENOUGH');
    const round = { number, stake, payout: payoutOf(member.id, gameCode, number, stake) };
    await settleRound(tx, member, gameCode, account.id, round, at);
    return round;
  });
}
