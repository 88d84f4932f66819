import { setTimeout as delay } from 'node:timers/promises';
import type { Db, Store } from '../db/db';
import { one } from '../db/db';
import type { Currency } from '../markets/market';

export interface InvariantCheck {
  readonly name: string;
  readonly ok: boolean;
  /** How many rows break the rule. */
  readonly broken: number;
}

export interface LedgerTotals {
  readonly market: string;
  readonly currency: Currency;
  readonly transactions: number;
  readonly entries: number;
  /** In minor units, as text, because JSON has no bigint. */
  readonly debits: string;
  readonly credits: string;
}

export interface InvariantReport {
  readonly ok: boolean;
  readonly checks: readonly InvariantCheck[];
  readonly totals: readonly LedgerTotals[];
}

const ENTRY_SUMS = `select transaction_id, sum(amount) as total, count(*) as entries
  from ledger_entry group by transaction_id`;
const ACCOUNT_SUMS = `select account_id, sum(amount) as total, count(*) as entries,
    coalesce(-sum(amount) filter (where amount < 0), 0) as debits,
    coalesce(sum(amount) filter (where amount > 0), 0) as credits
  from ledger_entry group by account_id`;

/** Each query counts the rows that break its rule. It reads each table once and has no lookup per row. */
const RULES: readonly { readonly name: string; readonly sql: string }[] = [
  {
    name: 'every transaction balances and has entries',
    sql: `select count(*)::int as broken
      from ledger_transaction t left join (${ENTRY_SUMS}) e on e.transaction_id = t.id
      where coalesce(e.total, 1) <> 0 or e.entries < 2`,
  },
  {
    name: 'debits equal credits in every currency',
    sql: `select count(*)::int as broken from (
      select a.market, a.currency from (${ACCOUNT_SUMS}) e join ledger_account a on a.id = e.account_id
      group by a.market, a.currency having sum(e.total) <> 0) x`,
  },
  {
    name: 'every balance is the sum of its entries',
    sql: `select count(*)::int as broken
      from ledger_account a left join (${ACCOUNT_SUMS}) e on e.account_id = a.id
      where a.balance <> coalesce(e.total, 0)`,
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
    sql: `select count(*)::int as broken from ledger_account a
      left join (
        select t.market, t.currency, sum(w.amount) as amount
        from withdrawal w join ledger_transaction t on t.id = w.reserve_id
        where w.decided_at is null group by t.market, t.currency
      ) waiting using (market, currency)
      where a.kind = 'withdrawals-pending' and a.balance <> coalesce(waiting.amount, 0)`,
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
  {
    name: 'every mark of a statement counts the lines before it',
    sql: `select count(*)::int as broken from statement_mark m
      left join (
        select distinct member_id, created_at,
          rank() over (partition by member_id order by created_at) - 1 as older
        from (
          select member_id, created_at from statement_entry
          union all select member_id, created_at from ledger_transaction where kind = 'transfer'
        ) line where member_id in (select member_id from statement_mark)
      ) counted on counted.member_id = m.member_id and counted.created_at = m.until
      where counted.older is distinct from m.lines`,
  },
];

const TOTALS = `select a.market, a.currency,
    (select count(*)::int from ledger_transaction t where t.market = a.market and t.currency = a.currency) as transactions,
    sum(e.entries)::int as entries, sum(e.debits)::text as debits, sum(e.credits)::text as credits
  from (${ACCOUNT_SUMS}) e join ledger_account a on a.id = e.account_id
  group by a.market, a.currency order by a.market, a.currency`;

/** All queries of a check, for tests that measure them. */
export const invariantQueries: readonly string[] = [...RULES.map(({ sql }) => sql), TOTALS];

/**
 * Starts a check: in one snapshot, and with plans that read whole tables, which the session's settings otherwise disable.
 */
export const BEGIN_CHECK = `
  set transaction isolation level repeatable read;
  set local enable_seqscan = on;
  set local enable_bitmapscan = on;
  set local work_mem = '64MB'`;

/** Any constant that is the same in all processes. Each schema has its own lock, as it has its own ledger. */
const LOCK = `${7_204_120}, hashtext(current_schema())`;
const TRY_AGAIN_AFTER_MS = 500;

/** Cancels a connection's query at the signal. Not possible with the embedded database, which has one connection. */
async function cancellable(store: Store, tx: Db, signal: AbortSignal): Promise<() => void> {
  if (store.kind !== 'postgres') return () => undefined;
  const { pid } = await one<{ pid: number }>(tx, 'select pg_backend_pid() as pid');
  const cancel = (): void => {
    store.query('select pg_cancel_backend($1)', [pid]).catch(() => undefined);
  };
  signal.addEventListener('abort', cancel, { once: true });
  return () => signal.removeEventListener('abort', cancel);
}

async function checkRules(tx: Db, signal: AbortSignal): Promise<InvariantReport> {
  const checks: InvariantCheck[] = [];
  for (const { name, sql } of RULES) {
    signal.throwIfAborted();
    const { broken } = await one<{ broken: number }>(tx, sql);
    checks.push({ name, broken, ok: broken === 0 });
  }
  signal.throwIfAborted();
  const totals = await tx.query<LedgerTotals>(TOTALS);
  return { ok: checks.every((check) => check.ok), checks, totals };
}

/** @returns undefined if another process is checking */
const tryCheck = (store: Store, signal: AbortSignal): Promise<InvariantReport | undefined> =>
  store.transaction(async (tx) => {
    await tx.script(BEGIN_CHECK);
    const { taken } = await one<{ taken: boolean }>(tx, `select pg_try_advisory_xact_lock(${LOCK}) as taken`);
    if (!taken) return undefined;
    const done = await cancellable(store, tx, signal);
    try {
      return await checkRules(tx, signal);
    } finally {
      done();
    }
  });

/**
 * Counts the rows that break each rule, all in one snapshot. Of several processes, one checks at a time.
 * @throws the signal's reason, or the database's error for the query that it cancelled
 */
export async function checkInvariants(
  store: Store,
  signal: AbortSignal = new AbortController().signal,
): Promise<InvariantReport> {
  for (;;) {
    const report = await tryCheck(store, signal);
    if (report) return report;
    await delay(TRY_AGAIN_AFTER_MS, undefined, { signal });
  }
}
