import type { Db } from '../db/db';
import { maybeOne, one } from '../db/db';
import { type Listed, listed } from '../db/listed';
import type { Settings } from '../settings/settings';
import type { Fault } from './fault';
import { FAULT_COLUMNS, type FaultRow, asFault } from './fault-row';
import { reaches } from './reach';

/** A call that is about to be answered. */
interface FaultedCall {
  readonly market: string;
  readonly operationId: string;
  /** The caller's phone, if known. Called only if one of the faults is for a phone. */
  readonly phone: () => Promise<string | undefined>;
}

export interface Faults {
  add(fault: Omit<Fault, 'id' | 'struck'>): Promise<Fault>;
  /** The fault that applies to this call, if any. Counts the call, so that one fewer is left. */
  take(call: FaultedCall): Promise<Fault | undefined>;
  /** The faults that still apply, oldest first. */
  list(): Promise<readonly Fault[]>;
  /** The newest faults, including those that are used up. */
  latest(count: number): Promise<Listed<Fault>>;
  /** Clears one fault, or all. */
  clear(id?: number): Promise<void>;
}

export function createFaults(db: Db, settings: Settings): Faults {
  /** Uses up one call of a fault. False if none was left: another process may have used the last one. */
  async function strike({ id }: Fault): Promise<boolean> {
    const struck = await maybeOne<{ times_left: number | null }>(
      db,
      `update fault set struck = struck + 1, times_left = times_left - 1
       where id = $1 and (times_left is null or times_left > 0) returning times_left`,
      [id],
    );
    if (!struck || struck.times_left === 0) await settings.reload();
    return struck !== undefined;
  }

  return {
    add: async ({ market, operationId, phone, kind, code, status, ms, timesLeft }) => {
      const { id } = await one<{ id: bigint }>(
        db,
        `insert into fault (market, operation_id, phone, kind, code, status, ms, times_left)
         values ($1, $2, $3, $4, $5, $6, $7, $8) returning id`,
        [
          market,
          operationId,
          phone ?? null,
          kind,
          code ?? null,
          status ?? null,
          ms ?? null,
          timesLeft ?? null,
        ],
      );
      const { faults } = await settings.reload();
      const added = faults.find((fault) => fault.id === Number(id));
      if (!added) throw new Error('The fault is gone already');
      return added;
    },
    take: async ({ market, operationId, phone }) => {
      const { faults } = await settings.read();
      const meeting = faults.filter(
        (fault) =>
          (fault.market === 'all' || fault.market === market) && reaches(fault.operationId, operationId),
      );
      if (meeting.length === 0) return undefined;
      const caller = meeting.some((fault) => fault.phone !== undefined) ? await phone() : undefined;
      for (const fault of meeting) {
        if ((fault.phone ?? caller) === caller && (await strike(fault))) return fault;
      }
      return undefined;
    },
    list: async () => (await settings.reload()).faults,
    latest: (count) =>
      listed(count, async (limit) =>
        (
          await db.query<FaultRow>(`select ${FAULT_COLUMNS} from fault order by id desc limit $1`, [limit])
        ).map(asFault),
      ),
    clear: async (id) => {
      await (id === undefined
        ? db.query('delete from fault')
        : db.query('delete from fault where id = $1', [id]));
      await settings.reload();
    },
  };
}
