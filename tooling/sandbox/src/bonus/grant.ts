import type { Db } from '../db/db';
import { maybeOne, one } from '../db/db';
import { Refusal } from '../http/refusal';
import type { MemberAccounts } from '../ledger/accounts';
import { houseAccount, lockAccounts } from '../ledger/accounts';
import { move, post } from '../ledger/post';
import type { Member } from '../members/member';
import { inCurrency } from '../money/currencies';
import type { Minor } from '../money/minor-units';
import { recordStatement } from '../statement/statement';
import { WALLET } from '../wallet/transfer';
import type { Terms } from './offers';

type GrantOrigin = 'bonus' | 'promotion' | 'luckydraw';

interface Grant extends Terms {
  readonly code: string;
  readonly origin: GrantOrigin;
  /** Shown to the member as the type of the active bonus. */
  readonly type: string;
  /** Shown in the statement. */
  readonly description: string;
}

interface ActiveBonus {
  readonly id: bigint;
  readonly code: string;
  readonly origin: GrantOrigin;
  readonly type: string;
  readonly amount: Minor;
  readonly turnover_due: Minor;
  readonly lost_below: Minor;
  readonly received_at: Date;
}

export const activeBonus = (db: Db, memberId: string): Promise<ActiveBonus | undefined> =>
  maybeOne<ActiveBonus>(
    db,
    `select id, code, origin, type, amount, turnover_due, lost_below, received_at
     from member_bonus where member_id = $1 and ended_at is null`,
    [memberId],
  );

export const totalOf = ({ wallet, games }: MemberAccounts): Minor =>
  [...games.values()].reduce((sum, game) => sum + game.balance, wallet.balance);

/** @throws Refusal BONUS_ALREADY_ACTIVE if this bonus is active, BONUS_REMAINING if another one is */
export async function expectNoBonus(tx: Db, memberId: string, code: string): Promise<void> {
  const active = await activeBonus(tx, memberId);
  if (active) throw new Refusal(active.code === code ? 'BONUS_ALREADY_ACTIVE' : 'BONUS_REMAINING');
}

/**
 * Pays a bonus into the wallet and makes it the active one. Locks the member's accounts until the transaction
 * ends, so that parallel grants run one after the other.
 * @throws Refusal BONUS_ALREADY_ACTIVE, BONUS_REMAINING
 */
export async function grantBonus(tx: Db, member: Member, grant: Grant, at: Date): Promise<void> {
  const accounts = await lockAccounts(tx, member.id);
  await expectNoBonus(tx, member.id, grant.code);
  const amount = inCurrency(grant.amount, member.currency);
  const transactionId = await post(tx, {
    market: member.market,
    currency: member.currency,
    kind: 'bonus',
    memberId: member.id,
    at,
    ...move(await houseAccount(tx, member, 'bonus'), accounts.wallet.id, amount),
  });
  await recordStatement(tx, member.id, {
    type: 'bonus',
    from: null,
    to: WALLET,
    amount,
    status: 'SUCCESS',
    at,
    transactionId,
    detail: { [grant.origin]: { description: grant.description } },
  });
  await tx.query(
    `insert into member_bonus
       (member_id, code, origin, type, amount, turnover_due, lost_below, transaction_id, received_at)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9)`,
    [
      member.id,
      grant.code,
      grant.origin,
      grant.type,
      amount,
      amount * grant.turnover,
      ((totalOf(accounts) + amount) * BigInt(grant.percentFail)) / 100n,
      transactionId,
      at,
    ],
  );
}

/** The turnover since an instant: the sum of the absolute values of all wins and losses in games. */
const turnoverSince = async (db: Db, memberId: string, since: Date): Promise<Minor> => {
  const { played } = await one<{ played: bigint }>(
    db,
    `select coalesce(sum(abs(e.amount)), 0)::bigint as played
     from ledger_transaction t
     join ledger_entry e on e.transaction_id = t.id
     join ledger_account a on a.id = e.account_id
     where t.member_id = $1 and t.kind = 'game-result' and t.created_at >= $2 and a.kind = 'game'`,
    [memberId, since],
  );
  return played;
};

/** Whether the bonus may end: its turnover is reached, or its money is lost. */
export async function canEnd(db: Db, memberId: string, bonus: ActiveBonus, total: Minor): Promise<boolean> {
  if (total <= bonus.lost_below || bonus.turnover_due === 0n) return true;
  return (await turnoverSince(db, memberId, bonus.received_at)) >= bonus.turnover_due;
}
