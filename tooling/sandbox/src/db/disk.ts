import { statfs } from 'node:fs/promises';
import { codeOf } from '../thrown';

/**
 * What the embedded database needs to go on: with a full disk it cannot finish what it has begun, and stops answering.
 * Its log takes 16 MB at a time, and an upload up to three times its size.
 */
const SPARE = 128 * 1024 * 1024;

export interface Disk {
  /** Whether more may be written. */
  hasRoom(): Promise<boolean>;
}

/** How long a measurement is good for. */
const FRESH_MS = 1000;

/** The disk of the embedded database's folder; null for a database in memory, or one that looks after its own disk. */
export function openDisk(folder: string | null, spare = SPARE): Disk {
  if (folder === null) return { hasRoom: async () => true };
  let measuredAt = Number.NEGATIVE_INFINITY;
  let free = 0;
  return {
    hasRoom: async () => {
      if (performance.now() - measuredAt >= FRESH_MS) {
        const { bavail, bsize } = await statfs(folder);
        [free, measuredAt] = [bavail * bsize, performance.now()];
      }
      return free >= spare;
    },
  };
}

/** What PostgreSQL says when it cannot write; the transaction is rolled back. */
const DISK_FULL = '53100';

export const isDiskFull = (error: unknown): boolean => codeOf(error) === DISK_FULL;
