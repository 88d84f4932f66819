import type { Db } from '../db/db';
import { one } from '../db/db';
import type { MarketId } from '../markets/market';

/** Counts incoming calls, so that a test can detect a call that was sent twice. */
export interface CallLog {
  record(market: MarketId, operationId: string): void;
  /**
   * Without a market or an operation, counts all. Calls of other processes are included once they are written.
   */
  count(market?: string, operationId?: string): Promise<number>;
  clear(): Promise<void>;
  close(): Promise<void>;
}

/** Counts are written in batches: a write per call would cost more than the call. */
const WRITTEN_AFTER_MS = 500;

export function createCallLog(db: Db, report: (error: unknown) => void): CallLog {
  let counts = new Map<string, number>();
  let timer: NodeJS.Timeout | undefined;
  let writing: Promise<unknown> = Promise.resolve();

  const write = (): Promise<unknown> => {
    clearTimeout(timer);
    timer = undefined;
    const taken = [...counts].map(([key, count]) => ({ key: key.split(' '), count: BigInt(count) }));
    counts = new Map();
    writing = writing.then(async () => {
      if (taken.length === 0) return;
      await db.query(
        `insert into call_count as c (market, operation_id, count)
         select * from unnest($1::text[], $2::text[], $3::bigint[])
         on conflict (market, operation_id) do update set count = c.count + excluded.count`,
        [
          taken.map(({ key }) => key[0] ?? ''),
          taken.map(({ key }) => key[1] ?? ''),
          taken.map(({ count }) => count),
        ],
      );
    });
    return writing;
  };

  return {
    record: (market, operationId) => {
      const key = `${market} ${operationId}`;
      counts.set(key, (counts.get(key) ?? 0) + 1);
      timer ??= setTimeout(() => void write().catch(report), WRITTEN_AFTER_MS).unref();
    },
    count: async (market, operationId) => {
      await write();
      const { count } = await one<{ count: number }>(
        db,
        `select coalesce(sum(count), 0)::int as count from call_count
         where ($1::text is null or market = $1) and ($2::text is null or operation_id = $2)`,
        [market ?? null, operationId ?? null],
      );
      return count;
    },
    clear: async () => {
      await write();
      await db.query('delete from call_count');
    },
    close: async () => {
      await write();
    },
  };
}
