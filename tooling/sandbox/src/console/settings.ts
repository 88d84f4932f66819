import type { Db } from '../db/db';
import type { Fault, FaultKind } from './fault';

/** What the operator's console has set. */
export interface SettingsSnapshot {
  /** By market and name; the market is 'all' for what both share. */
  setting(market: string, name: string): unknown;
  /** The oldest first. */
  readonly faults: readonly Fault[];
}

/**
 * The console's settings as this process last read them. They stand in the database, so that several processes
 * agree: a change is seen at once where it was made, and elsewhere within STALE_AFTER_MS of the next call.
 */
export interface Settings {
  /** As last read, however long ago. */
  readonly last: SettingsSnapshot;
  /** As it stands, or stood a moment ago. */
  read(): Promise<SettingsSnapshot>;
  /** As it stands now; called after every change. */
  reload(): Promise<SettingsSnapshot>;
}

const STALE_AFTER_MS = 500;

interface FaultRow {
  readonly id: bigint;
  readonly market: string;
  readonly operation_id: string;
  readonly kind: FaultKind;
  readonly code: string | null;
  readonly status: number | null;
  readonly ms: number | null;
  readonly times_left: number | null;
}

const asFault = (row: FaultRow): Fault => ({
  id: Number(row.id),
  market: row.market,
  operationId: row.operation_id,
  kind: row.kind,
  ...(row.code !== null && { code: row.code }),
  ...(row.status !== null && { status: row.status }),
  ...(row.ms !== null && { ms: row.ms }),
  ...(row.times_left !== null && { timesLeft: row.times_left }),
});

async function load(db: Db): Promise<SettingsSnapshot> {
  const settings = await db.query<{ market: string; name: string; value: unknown }>(
    'select market, name, value from setting',
  );
  const faults = await db.query<FaultRow>(
    `select id, market, operation_id, kind, code, status, ms, times_left from fault
     where times_left is null or times_left > 0 order by id`,
  );
  const values = new Map(settings.map(({ market, name, value }) => [`${market} ${name}`, value]));
  return { setting: (market, name) => values.get(`${market} ${name}`), faults: faults.map(asFault) };
}

export async function openSettings(db: Db): Promise<Settings> {
  let last = await load(db);
  let readAt = performance.now();
  let reading: Promise<SettingsSnapshot> | undefined;

  async function reload(): Promise<SettingsSnapshot> {
    const startedAt = performance.now();
    const state = await load(db);
    // Two may read at once: what began later knows more.
    if (startedAt >= readAt) [last, readAt] = [state, startedAt];
    return last;
  }

  return {
    get last() {
      return last;
    },
    read: async () => {
      if (performance.now() - readAt < STALE_AFTER_MS) return last;
      // Of many calls that find it stale, one reads for all.
      reading ??= reload().finally(() => {
        reading = undefined;
      });
      return reading;
    },
    reload,
  };
}
