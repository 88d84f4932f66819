import type { Db } from '../db/db';
import type { Fault } from '../faults/fault';
import { FAULT_COLUMNS, type FaultRow, asFault } from '../faults/fault-row';

/** The settings at one moment. */
export interface SettingsSnapshot {
  /** The value of a setting. The market is 'all' for settings that apply to every market. */
  setting(market: string, name: string): unknown;
  /** Those that still apply, oldest first. */
  readonly faults: readonly Fault[];
}

/**
 * A cache of what the console sets: switches, faults and the clock's offset. They are stored in the database, so that
 * all processes agree: a change is visible at once in the process that made it, and in others within STALE_AFTER_MS.
 */
export interface Settings {
  /** As last read, however old. */
  readonly last: SettingsSnapshot;
  /** At most STALE_AFTER_MS old. */
  read(): Promise<SettingsSnapshot>;
  /** Reads again now. Called after every change. */
  reload(): Promise<SettingsSnapshot>;
}

const STALE_AFTER_MS = 500;

async function load(db: Db): Promise<SettingsSnapshot> {
  const settings = await db.query<{ market: string; name: string; value: unknown }>(
    'select market, name, value from setting',
  );
  const faults = await db.query<FaultRow>(
    `select ${FAULT_COLUMNS} from fault
     where times_left is null or times_left > 0 order by id`,
  );
  const values = new Map(settings.map(({ market, name, value }) => [`${market} ${name}`, value]));
  return { setting: (market, name) => values.get(`${market} ${name}`), faults: faults.map(asFault) };
}

export async function openSettings(db: Db): Promise<Settings> {
  // Before the load: the values are as old as the moment at which it starts, however long it takes.
  let readAt = performance.now();
  let last = await load(db);
  let reading: Promise<SettingsSnapshot> | undefined;

  async function reload(): Promise<SettingsSnapshot> {
    const startedAt = performance.now();
    const state = await load(db);
    // Of two concurrent reads, the one that started later wins.
    if (startedAt >= readAt) [last, readAt] = [state, startedAt];
    return last;
  }

  return {
    get last() {
      return last;
    },
    read: async () => {
      if (performance.now() - readAt < STALE_AFTER_MS) return last;
      // Concurrent callers share one read.
      reading ??= reload().finally(() => {
        reading = undefined;
      });
      return reading;
    },
    reload,
  };
}
