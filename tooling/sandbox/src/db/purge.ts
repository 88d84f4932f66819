import type { Clock } from '../clock';
import { DAY, addMs } from '../clock';
import type { Db } from './db';

interface Expiring {
  readonly table: string;
  /** The column with the time from which `keptFor` counts. */
  readonly column: string;
  readonly keptFor: number;
}

/**
 * Rows that are deleted some time after they expire. Expired sessions are kept for a while, so that they can be told
 * from unknown ones.
 */
const EXPIRING: readonly Expiring[] = [
  { table: 'idempotent_answer', column: 'created_at', keptFor: DAY },
  { table: 'access_token', column: 'expires_at', keptFor: 30 * DAY },
  { table: 'game_session', column: 'expires_at', keptFor: DAY },
  { table: 'otp', column: 'created_at', keptFor: DAY },
  { table: 'verified_phone', column: 'verified_at', keptFor: DAY },
  { table: 'otp_block', column: 'until', keptFor: DAY },
  { table: 'login_attempt', column: 'first_at', keptFor: DAY },
];

const BATCH = 1000;

/** Deletes one batch and skips rows that another process has locked. @returns how many rows were deleted */
async function deleteSome(db: Db, { table, column, keptFor }: Expiring, now: Date): Promise<number> {
  const gone = await db.query(
    `delete from ${table} where ctid = any (array(
       select ctid from ${table} where ${column} <= $1 order by ${column} limit ${BATCH} for update skip locked
     )) returning 1`,
    [addMs(now, -keptFor)],
  );
  return gone.length;
}

export interface Purge {
  /** Deletes all expired rows. */
  run(): Promise<void>;
  /** Resolves once the current batch is done. */
  stop(): Promise<void>;
}

interface PurgeOptions {
  readonly clock: Pick<Clock, 'sync'>;
  /** In ms. */
  readonly every: number;
  readonly report: (error: unknown) => void;
}

/** Deletes expired rows in batches, now and at intervals. */
export function startPurge(db: Db, { clock, every, report }: PurgeOptions): Purge {
  let stopped = false;

  async function deleteAll(): Promise<void> {
    const now = await clock.sync();
    for (const expiring of EXPIRING) {
      let gone = BATCH;
      while (!stopped && gone === BATCH) gone = await deleteSome(db, expiring, now);
    }
  }

  let current: Promise<void> = Promise.resolve();
  const run = (): Promise<void> => (current = current.then(deleteAll).catch(report));
  const timer = setInterval(() => void run(), every).unref();
  void run();
  return {
    run,
    stop: () => {
      stopped = true;
      clearInterval(timer);
      return current;
    },
  };
}
