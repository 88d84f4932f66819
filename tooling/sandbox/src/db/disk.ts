import { statfs } from 'node:fs/promises';
import { codeOf } from '../thrown';

/**
 * The free space that the embedded database needs: on a full disk it cannot finish a write, and stops responding. Its log
 * grows by 16 MB at a time, and an upload takes up to three times its size.
 */
const SPARE = 128 * 1024 * 1024;

export interface Disk {
  /** Whether there is enough space for writes. */
  hasRoom(): Promise<boolean>;
}

/** How long a measurement is used. */
const FRESH_MS = 1000;

/** The disk with the folder of the embedded database. @param folder null for a database in memory or on a server */
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

/** PostgreSQL's error code for a full disk. The transaction is rolled back. */
const DISK_FULL = '53100';

export const isDiskFull = (error: unknown): boolean => codeOf(error) === DISK_FULL;
