import type { Settings } from './settings/settings';
import type { Db } from './db/db';

/** The sandbox's clock. Everything that depends on time uses it, so that the console can move it. */
export interface Clock {
  /** The time by the offset as last read. Only for requests, at whose start the clock is synced. */
  now(): Date;
  /**
   * Reads the offset again if it was read more than half a second ago, because another process may have moved the clock.
   * Returns the time. For all work outside of requests.
   */
  sync(): Promise<Date>;
  /** Moves the clock of every process by this many ms, forward or back. The offset is stored. */
  advance(ms: number): Promise<void>;
}

export function createClock(db: Db, settings: Settings): Clock {
  const offset = (): number => {
    const value = settings.last.setting('all', 'clock');
    return typeof value === 'number' ? value : 0;
  };
  const now = () => new Date(Date.now() + offset());
  return {
    now,
    sync: async () => {
      await settings.read();
      return now();
    },
    advance: async (ms) => {
      await db.query(
        `insert into setting as s (market, name, value) values ('all', 'clock', to_jsonb($1::bigint))
         on conflict (market, name) do update set value = to_jsonb(s.value::bigint + $1::bigint)`,
        [ms],
      );
      await settings.reload();
    },
  };
}

export const SECOND = 1000;
export const MINUTE = 60 * SECOND;
export const HOUR = 60 * MINUTE;
export const DAY = 24 * HOUR;

export const addMs = (from: Date, ms: number): Date => new Date(from.getTime() + ms);
