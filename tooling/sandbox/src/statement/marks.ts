import { HOUR, addMs } from '../clock';
import type { Db } from '../db/db';
import { maybeOne, one } from '../db/db';

/**
 * A mark says how many lines a statement has before an instant, so that lines can be counted, and any page found,
 * without reading all earlier lines. Marks are created when statements are read, and only for lines so old that no
 * transaction in progress can add one before them.
 */
const STRIDE = 100;
const SETTLED_AFTER = HOUR;

/** The lines of a statement in which `$1` is the member. */
const LINES = /* sql */ `
  select created_at from statement_entry where member_id = $1
  union all
  select created_at from ledger_transaction where member_id = $1 and kind = 'transfer'`;

const COUNT = /* sql */ `
  with newest as (select lines, until from statement_mark where member_id = $1 order by lines desc limit 1),
  mark as (
    select coalesce((select lines from newest), 0) as lines,
      coalesce((select until from newest), '-infinity') as until
  )
  select lines, until::text, (
      (select count(*) from statement_entry where member_id = $1 and created_at >= until)
      + (select count(*) from ledger_transaction
         where member_id = $1 and kind = 'transfer' and created_at >= until)
    )::int as newer
  from mark`;

const ADD = /* sql */ `
  insert into statement_mark (member_id, lines, until)
  select distinct on (older / ${STRIDE}) $1, $3::integer + older, created_at
  from (
    select created_at, (rank() over (order by created_at) - 1)::integer as older from (${LINES}) line
    where created_at >= $2::timestamptz and created_at < $4
  ) counted
  where older > 0 order by older / ${STRIDE}, older
  on conflict do nothing`;

/** Instants are texts of the database, because a Date would round them to milliseconds. */
interface Counted {
  /** The count of the newest mark; 0 if there is none. */
  readonly lines: number;
  readonly until: string;
  readonly newer: number;
}

/** Adds marks. Locks the member's row, so that nothing is added to the member's past meanwhile. */
const addMarks = (db: Db, memberId: string, { lines, until }: Counted, now: Date): Promise<void> =>
  db.transaction(async (tx) => {
    await tx.query('select 1 from member where id = $1 for key share', [memberId]);
    await tx.query(ADD, [memberId, until, lines, addMs(now, -SETTLED_AFTER)]);
  });

/** The number of lines of a member's statement. Adds marks if many lines have none. */
export async function countLines(db: Db, memberId: string, now: Date): Promise<number> {
  const counted = await one<Counted>(db, COUNT, [memberId]);
  if (counted.newer >= 2 * STRIDE) await addMarks(db, memberId, counted, now);
  return counted.lines + counted.newer;
}

/** Where a page starts: at the lines before `until`, newest first, after skipping `skip`. */
interface Start {
  readonly until: string;
  readonly skip: number;
}

/** @param total as counted; @param offset from the newest line */
export async function startOf(db: Db, memberId: string, total: number, offset: number): Promise<Start> {
  const mark =
    offset < STRIDE
      ? undefined
      : await maybeOne<{ lines: number; until: string }>(
          db,
          'select lines, until::text from statement_mark where member_id = $1 and lines >= $2 order by lines limit 1',
          [memberId, total - offset],
        );
  return mark
    ? { until: mark.until, skip: mark.lines - (total - offset) }
    : { until: 'infinity', skip: offset };
}

/** Deletes the marks of a member. Called in the transaction that adds lines to the member's past. */
export async function forgetMarks(tx: Db, memberId: string): Promise<void> {
  await tx.query('select 1 from member where id = $1 for update', [memberId]);
  await tx.query('delete from statement_mark where member_id = $1', [memberId]);
}

/** Deletes the marks after `now`. Called when the clock is moved back: new lines will be before existing ones. */
export const forgetMarksAfter = (db: Db, now: Date): Promise<object[]> =>
  db.query('delete from statement_mark where until > $1', [now]);
