import type { Board } from './console/board';
import type { Db } from './db/db';

/** The sandbox's time. Everything that depends on time asks it, so that it can be moved. */
export interface Clock {
  now(): Date;
  /** Milliseconds, forward or back, added to what is already added; kept, and the same for every process. */
  advance(ms: number): Promise<void>;
}

export function createClock(db: Db, board: Board): Clock {
  const offset = (): number => {
    const value = board.last.setting('all', 'clock');
    return typeof value === 'number' ? value : 0;
  };
  return {
    now: () => new Date(Date.now() + offset()),
    advance: async (ms) => {
      await db.query(
        `insert into setting as s (market, name, value) values ('all', 'clock', to_jsonb($1::bigint))
         on conflict (market, name) do update set value = to_jsonb(s.value::bigint + $1::bigint)`,
        [ms],
      );
      await board.reload();
    },
  };
}

export const SECOND = 1000;
export const MINUTE = 60 * SECOND;
export const HOUR = 60 * MINUTE;
export const DAY = 24 * HOUR;

export const later = (from: Date, ms: number): Date => new Date(from.getTime() + ms);
