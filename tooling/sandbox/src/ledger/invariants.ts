import type { Db } from '../db/db';
import { one } from '../db/db';

export interface InvariantCheck {
  readonly name: string;
  readonly ok: boolean;
  /** How many rows break the rule. */
  readonly broken: number;
}

export interface LedgerTotals {
  readonly market: string;
  readonly currency: string;
  readonly transactions: number;
  readonly entries: number;
  /** Minor units, as text: JSON has no bigint. */
  readonly debits: string;
  readonly credits: string;
}

export interface InvariantReport {
  readonly ok: boolean;
  readonly checks: readonly InvariantCheck[];
  readonly totals: readonly LedgerTotals[];
}

/** Each query counts the rows that break its rule. */
const RULES: readonly { readonly name: string; readonly sql: string }[] = [
  {
    name: 'every transaction balances and has entries',
    sql: `select count(*)::int as broken from (
      select t.id from ledger_transaction t left join ledger_entry e on e.transaction_id = t.id
      group by t.id having coalesce(sum(e.amount), 1) <> 0 or count(e.account_id) < 2) x`,
  },
  {
    name: 'debits equal credits in every currency',
    sql: `select count(*)::int as broken from (
      select a.market, a.currency from ledger_entry e join ledger_account a on a.id = e.account_id
      group by a.market, a.currency having sum(e.amount) <> 0) x`,
  },
  {
    name: 'every balance is the sum of its entries',
    sql: `select count(*)::int as broken from (
      select a.id from ledger_account a left join ledger_entry e on e.account_id = a.id
      group by a.id having a.balance <> coalesce(sum(e.amount), 0)) x`,
  },
  {
    name: 'no member account is below zero',
    sql: 'select count(*)::int as broken from ledger_account where member_id is not null and balance < 0',
  },
  {
    name: 'entries stay within one market and currency',
    sql: `select count(*)::int as broken from ledger_entry e
      join ledger_account a on a.id = e.account_id
      join ledger_transaction t on t.id = e.transaction_id
      where a.market <> t.market or a.currency <> t.currency`,
  },
  {
    name: 'what is reserved for withdrawals is what waits to be decided',
    sql: `select count(*)::int as broken from (
      select a.id from ledger_account a
      left join ledger_transaction t on t.market = a.market and t.currency = a.currency
      left join withdrawal w on w.reserve_id = t.id and w.decided_at is null
      where a.kind = 'withdrawals-pending'
      group by a.id having a.balance <> coalesce(sum(w.amount), 0)) x`,
  },
  {
    name: 'every QR code, gift link and slip that was paid stands in the ledger with its amount',
    sql: `select count(*)::int as broken from (
      select transaction_id, amount from qr_code where outcome = 'paid'
      union all select transaction_id, amount from gift_link where redeemed_by is not null
      union all select transaction_id, amount from slip where status = 'SUCCESS'
    ) paid
      left join ledger_transaction t on t.id = paid.transaction_id and t.kind = 'deposit'
      left join ledger_entry e on e.transaction_id = t.id and e.amount > 0
      where e.amount is distinct from paid.amount`,
  },
];

/** Counts the rows that break each rule, all in one snapshot. */
export function checkInvariants(db: Db): Promise<InvariantReport> {
  return db.transaction(async (tx) => {
    await tx.query('set transaction isolation level repeatable read');
    const checks: InvariantCheck[] = [];
    for (const { name, sql } of RULES) {
      const { broken } = await one<{ broken: number }>(tx, sql);
      checks.push({ name, broken, ok: broken === 0 });
    }
    const totals = await tx.query<LedgerTotals>(
      `select a.market, a.currency, count(distinct e.transaction_id)::int as transactions,
              count(*)::int as entries,
              coalesce(-sum(e.amount) filter (where e.amount < 0), 0)::text as debits,
              coalesce(sum(e.amount) filter (where e.amount > 0), 0)::text as credits
       from ledger_entry e join ledger_account a on a.id = e.account_id
       group by a.market, a.currency order by a.market, a.currency`,
    );
    return { ok: checks.every((check) => check.ok), checks, totals };
  });
}
