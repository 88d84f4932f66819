import { MINUTE, addMs } from '../clock';
import type { Db } from '../db/db';
import { maybeOne, one } from '../db/db';
import type { Market } from '../markets/market';

/**
 * Counts one more attempt within a window of a minute that starts with the first one.
 * @returns how many attempts the window now has
 */
export async function countAttempt(db: Db, market: Market, who: string, now: Date): Promise<number> {
  const { failures } = await one<{ failures: number }>(
    db,
    `insert into login_attempt as a (market, username, failures, first_at) values ($1, $2, 1, $3)
     on conflict (market, username) do update set
       failures = case when a.first_at <= $4 then 1 else a.failures + 1 end,
       first_at = case when a.first_at <= $4 then $3 else a.first_at end
     returning failures`,
    [market.id, who.slice(0, 64), now, addMs(now, -MINUTE)],
  );
  return failures;
}

/** How many attempts the current window has. */
export async function attemptsOf(db: Db, market: Market, who: string, now: Date): Promise<number> {
  const row = await maybeOne<{ failures: number }>(
    db,
    'select failures from login_attempt where market = $1 and username = $2 and first_at > $3',
    [market.id, who.slice(0, 64), addMs(now, -MINUTE)],
  );
  return row?.failures ?? 0;
}

export const clearAttempts = (db: Db, market: Market, who: string): Promise<object[]> =>
  db.query('delete from login_attempt where market = $1 and username = $2', [market.id, who.slice(0, 64)]);
