import type { Db, Value } from '../db/db';
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

/** A posting as $1 to $7. Entries in the order in which the database is to lock their accounts. */
export const POSTED = `with made as (
    insert into ledger_transaction (market, currency, kind, member_id, created_at)
    values ($1, $2, $3, $4, $5) returning id
  ), entered as (
    insert into ledger_entry (transaction_id, account_id, amount)
    select made.id, a.id, entry.amount
    from made cross join unnest($6::bigint[], $7::bigint[]) as entry (account_id, amount)
      join ledger_account a on a.id = entry.account_id
    order by a.member_id is null, a.id
  )`;

/** The values for POSTED. */
export const postedValues = (posting: Posting): readonly Value[] => [
  posting.market,
  posting.currency,
  posting.kind,
  posting.memberId,
  posting.at,
  posting.entries.map((entry) => entry.accountId),
  posting.entries.map((entry) => entry.amount),
];

/**
 * Writes one balanced transaction and moves the balances with it, in one statement.
 * @returns the transaction's id
 * @throws a database error of the constraint entries_balance, balance_not_negative or entries_currency
 */
export async function post(tx: Db, posting: Posting): Promise<bigint> {
  const row = await one<{ id: bigint }>(tx, `${POSTED} select id from made`, postedValues(posting));
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
       select made.id, a.id, -e.amount
       from made cross join ledger_entry e join ledger_account a on a.id = e.account_id
       where e.transaction_id = $1
       order by a.member_id is null, a.id
     )
     select id from made`,
    [transactionId, at],
  );
  return row.id;
}
