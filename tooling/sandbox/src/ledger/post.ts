import type { Db } from '../db/db';
import { one } from '../db/db';
import type { Minor } from '../money/minor-units';

/** What a transaction was for; open, since each kind of money brings its own. */
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

export interface Posting {
  readonly market: string;
  readonly currency: string;
  readonly kind: TransactionKind;
  readonly memberId: string | null;
  readonly at: Date;
  readonly entries: readonly { readonly accountId: bigint; readonly amount: Minor }[];
}

/**
 * Writes one balanced transaction and moves the balances with it, in one statement.
 * @returns the transaction's id
 * @throws a database error of the constraint entries_balance, balance_not_negative or entries_currency
 */
export async function post(tx: Db, posting: Posting): Promise<bigint> {
  const row = await one<{ id: bigint }>(
    tx,
    `with made as (
       insert into ledger_transaction (market, currency, kind, member_id, created_at)
       values ($1, $2, $3, $4, $5) returning id
     ), entered as (
       insert into ledger_entry (transaction_id, account_id, amount)
       select made.id, entry.account_id, entry.amount
       from made, unnest($6::bigint[], $7::bigint[]) as entry (account_id, amount)
     )
     select id from made`,
    [
      posting.market,
      posting.currency,
      posting.kind,
      posting.memberId,
      posting.at,
      posting.entries.map((entry) => entry.accountId),
      posting.entries.map((entry) => entry.amount),
    ],
  );
  return row.id;
}

/** The entries of a move from one account to another. */
export const move = (from: bigint, to: bigint, amount: Minor): Posting['entries'] => [
  { accountId: from, amount: -amount },
  { accountId: to, amount },
];

/**
 * Takes a transaction back by its opposite. Once only: the second attempt is refused by the unique
 * column `reverses`.
 */
export async function reverse(tx: Db, transactionId: bigint, at: Date): Promise<bigint> {
  const row = await one<{ id: bigint }>(
    tx,
    `with made as (
       insert into ledger_transaction (market, currency, kind, member_id, reverses, created_at)
       select market, currency, 'reversal', member_id, id, $2 from ledger_transaction where id = $1
       returning id
     ), entered as (
       insert into ledger_entry (transaction_id, account_id, amount)
       select made.id, e.account_id, -e.amount from made, ledger_entry e where e.transaction_id = $1
     )
     select id from made`,
    [transactionId, at],
  );
  return row.id;
}
