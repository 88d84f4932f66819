import { HOUR, addMs } from '../clock';
import type { Db } from '../db/db';
import { maybeOne, one } from '../db/db';

/**
 * Marks say how many lines a statement has before an instant, so that its lines can be counted, and any page be found,
 * without reading those before it. They are made as statements are read, and only of lines so old that no transaction
 * still in progress can add another beside them.
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

/** Instants as the database writes them: a Date would round them to milliseconds. */
interface Counted {
  /** Of the newest mark; 0 where there is none. */
  readonly lines: number;
  readonly until: string;
  readonly newer: number;
}

/** Holds off the growth of the member's history meanwhile. */
const addMarks = (db: Db, memberId: string, { lines, until }: Counted, now: Date): Promise<void> =>
  db.transaction(async (tx) => {
    await tx.query('select 1 from member where id = $1 for key share', [memberId]);
    await tx.query(ADD, [memberId, until, lines, addMs(now, -SETTLED_AFTER)]);
  });

/** How many lines a member's statement has. Adds marks where many lines have none. */
export async function countLines(db: Db, memberId: string, now: Date): Promise<number> {
  const counted = await one<Counted>(db, COUNT, [memberId]);
  if (counted.newer >= 2 * STRIDE) await addMarks(db, memberId, counted, now);
  return counted.lines + counted.newer;
}

/** Where to read from: lines before `until`, newest first, without the first `skip`. */
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

/** Called in the transaction that adds lines to a member's past. */
export async function forgetMarks(tx: Db, memberId: string): Promise<void> {
  await tx.query('select 1 from member where id = $1 for update', [memberId]);
  await tx.query('delete from statement_mark where member_id = $1', [memberId]);
}

/** Called when the clock is moved back to `now`: lines will be added before those that are there. */
export const forgetMarksAfter = (db: Db, now: Date): Promise<object[]> =>
  db.query('delete from statement_mark where until > $1', [now]);
