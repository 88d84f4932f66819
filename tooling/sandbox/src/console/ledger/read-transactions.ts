import type { Db } from '../../db/db';
import type { Currency } from '../../markets/market';
import type { Minor } from '../../money/minor-units';

/** A transaction of the ledger: an amount from one account to another. */
export interface Transaction {
  readonly id: bigint;
  readonly at: Date;
  readonly kind: string;
  readonly market: string;
  readonly currency: Currency;
  readonly amount: Minor;
  readonly source: string;
  readonly target: string;
  /** Empty if no member is involved. */
  readonly memberId: string;
  readonly phone: string;
  /** The id of the call that wrote it, if it is still in the list of calls. */
  readonly call: bigint | null;
}

/** Properties that are left out match every transaction. */
interface TransactionFilter {
  readonly ids?: readonly bigint[];
  readonly memberId?: string;
  /** Only transactions older than this one. */
  readonly before?: bigint | undefined;
}

const ACCOUNT = (name: string): string =>
  `concat_ws(' ', ${name}.kind, ${name}.game_code, case when ${name}.member_id is null then '(house)' end)`;

/** Transactions, newest first. */
export const readTransactions = (
  db: Db,
  { ids, memberId, before }: TransactionFilter,
  count: number,
): Promise<readonly Transaction[]> =>
  db.query<Transaction>(
    `select t.id, t.created_at as at, t.kind, t.market, t.currency, t.amount,
       ${ACCOUNT('s')} as source, ${ACCOUNT('g')} as target,
       coalesce(m.id, '') as "memberId", coalesce(m.username, '') as phone,
       (select min(id) from call_record where t.id = any(transactions)) as call
     from (
       select * from ledger_transaction
       where ($1::bigint[] is null or id = any($1)) and ($2::text is null or member_id = $2)
         and ($3::bigint is null or id < $3)
       order by id desc limit $4::int
     ) t
       join ledger_account s on s.id = t.source join ledger_account g on g.id = t.target
       left join member m on m.id = t.member_id
     order by t.id desc`,
    [ids ?? null, memberId ?? null, before ?? null, count],
  );
