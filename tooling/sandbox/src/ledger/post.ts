import type { Db, Value } from '../db/db';
import { one } from '../db/db';
import { notePosted } from '../http/request-scope';
import type { Minor } from '../money/minor-units';

/** The purpose of a transaction. */
export type TransactionKind =
  | 'deposit'
  | 'withdraw-reserve'
  | 'withdraw-pay'
  | 'withdraw-void'
  | 'transfer'
  | 'bonus'
  | 'invite'
  | 'cashback'
  | 'game-result'
  | 'prize'
  | 'reversal';

/** An amount to move from one account to another. */
export interface Move {
  readonly source: bigint;
  readonly target: bigint;
  readonly amount: Minor;
}

export interface Posting extends Move {
  readonly market: string;
  readonly currency: string;
  readonly kind: TransactionKind;
  readonly memberId: string | null;
  readonly at: Date;
}

/** Takes a posting's values as $1 to $8. */
export const INSERT_TRANSACTION = `insert into ledger_transaction
    (market, currency, kind, member_id, created_at, source, target, amount)
  values ($1, $2, $3, $4, $5, $6, $7, $8) returning id`;

/** Parameters of INSERT_TRANSACTION. */
export const transactionValues = (posting: Posting): readonly Value[] => [
  posting.market,
  posting.currency,
  posting.kind,
  posting.memberId,
  posting.at,
  posting.source,
  posting.target,
  posting.amount,
];

/**
 * Inserts one transaction, which moves both balances.
 * @returns the transaction's id
 * @throws a database error for the constraint amount_above_zero, balance_not_negative or entries_accounts
 */
export async function post(tx: Db, posting: Posting): Promise<bigint> {
  const row = await one<{ id: bigint }>(tx, INSERT_TRANSACTION, transactionValues(posting));
  notePosted(row.id);
  return row.id;
}

export const move = (source: bigint, target: bigint, amount: Minor): Move => ({ source, target, amount });

/** Reverses a transaction. The unique column `reverses` prevents a second reversal. */
export async function reverse(tx: Db, transactionId: bigint, at: Date): Promise<bigint> {
  const row = await one<{ id: bigint }>(
    tx,
    `insert into ledger_transaction
       (market, currency, kind, member_id, reverses, created_at, source, target, amount)
     select market, currency, 'reversal', member_id, id, $2, target, source, amount
     from ledger_transaction where id = $1 returning id`,
    [transactionId, at],
  );
  notePosted(row.id);
  return row.id;
}
