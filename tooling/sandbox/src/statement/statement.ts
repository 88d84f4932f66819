import type { Db } from '../db/db';
import { one } from '../db/db';
import { Refusal } from '../http/refusal';
import type { Minor } from '../money/minor-units';
import { toMajor } from '../money/minor-units';
import { countLines, startOf } from './marks';

type StatementType = 'deposit' | 'bonus' | 'finish_bonus' | 'withdraw' | 'transfer';
type StatementStatus = 'SUCCESS' | 'FAILED' | 'PENDING';

/** The origin of a line, with a description: at most one of these. */
type StatementDetail = Partial<
  Record<'bonus' | 'promotion' | 'invite' | 'refund' | 'luckydraw', { readonly description: string }>
>;

/** A stored line of a statement. Transfers are not stored, but read from the ledger. */
export interface StatementLine {
  readonly type: Exclude<StatementType, 'transfer'>;
  readonly from: string | null;
  readonly to: string | null;
  readonly amount: Minor;
  readonly status: StatementStatus;
  readonly at: Date;
  /** The ledger's transaction; null for money that did not move. */
  readonly transactionId: bigint | null;
  readonly detail?: StatementDetail;
}

/** @returns the line's id */
export async function recordStatement(tx: Db, memberId: string, line: StatementLine): Promise<bigint> {
  const row = await one<{ id: bigint }>(
    tx,
    `insert into statement_entry
       (member_id, type, source, destination, amount, status, detail, transaction_id, created_at)
     values ($1, $2, $3, $4, $5, $6, $7::jsonb, $8, $9) returning id`,
    [
      memberId,
      line.type,
      line.from,
      line.to,
      line.amount,
      line.status,
      JSON.stringify(line.detail ?? {}),
      line.transactionId,
      line.at,
    ],
  );
  return row.id;
}

interface StatementRow {
  readonly id: string;
  readonly type: StatementType;
  readonly source: string | null;
  readonly destination: string | null;
  readonly amount: bigint;
  readonly status: StatementStatus;
  readonly detail: StatementDetail;
  readonly created_at: Date;
  /** When a withdrawal was paid out. */
  readonly credited_at: Date | null;
}

const LARGEST_PAGE = 100;

interface PageBounds {
  readonly limit: number;
  readonly offset: number;
}

/** @throws Refusal KEY_INVALID for a page below 1 or a limit outside 1–100 */
export function pageBounds(page: number, limit: number): PageBounds {
  const fits =
    Number.isSafeInteger(page) &&
    page >= 1 &&
    page <= 1_000_000 &&
    Number.isSafeInteger(limit) &&
    limit >= 1 &&
    limit <= LARGEST_PAGE;
  if (!fits) throw new Refusal('KEY_INVALID');
  return { limit, offset: (page - 1) * limit };
}

/**
 * One page of stored lines and the ledger's transfers together. Only keys are sorted and skipped, in the order of the
 * indexes, starting at the nearest mark; full rows are read only for the lines on the page.
 */
const PAGE = `
  with line as materialized (
    select is_transfer, id from (
      (select false as is_transfer, id, created_at from statement_entry
       where member_id = $1 and created_at < $4::timestamptz
       order by created_at desc, id desc limit $2::integer + $3::integer)
      union all
      (select true, id, created_at from ledger_transaction
       where member_id = $1 and kind = 'transfer' and created_at < $4::timestamptz
       order by created_at desc, id desc limit $2::integer + $3::integer)
    ) newest order by created_at desc, is_transfer, id desc limit $2::integer offset $3::integer
  )
  select e.id::text, false as is_transfer, e.id as number, type, source, destination, e.amount, status, detail, created_at,
    w.decided_at as credited_at
  from line join statement_entry e on e.id = line.id and not line.is_transfer
    left join withdrawal w on w.statement_id = e.id and w.outcome = 'approved'
  union all
  select 't' || t.id, true, t.id, 'transfer', coalesce(s.game_code, 'WALLET'), coalesce(d.game_code, 'WALLET'),
    t.amount, case when r.id is null then 'SUCCESS' else 'FAILED' end, '{}'::jsonb, t.created_at, null
  from line join ledger_transaction t on t.id = line.id and line.is_transfer
    join ledger_account s on s.id = t.source
    join ledger_account d on d.id = t.target
    left join ledger_transaction r on r.reverses = t.id
  order by created_at desc, is_transfer, number desc`;

async function linesOf(db: Db, memberId: string, total: number, { limit, offset }: PageBounds) {
  if (offset >= total) return [];
  const { until, skip } = await startOf(db, memberId, total, offset);
  return db.query<StatementRow>(PAGE, [memberId, limit, skip, until]);
}

/** One page of a member's statement, newest first, and the total number of lines. */
export async function readStatement(db: Db, memberId: string, page: number, limit: number, now: Date) {
  const bounds = pageBounds(page, limit);
  const total = await countLines(db, memberId, now);
  const rows = await linesOf(db, memberId, total, bounds);
  return {
    total,
    statements: rows.map((row) => ({
      _id: row.id,
      statementType: row.type,
      from: row.source,
      to: row.destination,
      amount: toMajor(row.amount),
      status: row.status,
      createdAt: row.created_at.toISOString(),
      ...(row.credited_at && { creditedAt: row.credited_at.toISOString() }),
      ...row.detail,
    })),
  };
}
