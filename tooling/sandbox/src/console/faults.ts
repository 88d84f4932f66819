import type { Db } from '../db/db';
import { maybeOne, one } from '../db/db';
import type { Fault } from './fault';
import type { Settings, SettingsSnapshot } from './settings';

export interface Faults {
  add(fault: Omit<Fault, 'id'>): Promise<Fault>;
  /** The fault that applies to this call, if any. Counts down its remaining calls. */
  take(market: string, operationId: string): Promise<Fault | undefined>;
  list(): Promise<readonly Fault[]>;
  clear(): Promise<void>;
}

export function createFaults(db: Db, settings: Settings): Faults {
  const meeting = ({ faults }: SettingsSnapshot, market: string, operationId: string) =>
    faults.find((fault) => fault.market === market && fault.operationId === operationId);

  /** Whether a call was left: another process may have taken the last one. */
  async function countDown({ id }: Fault): Promise<boolean> {
    const left = await maybeOne<{ times_left: number }>(
      db,
      'update fault set times_left = times_left - 1 where id = $1 and times_left > 0 returning times_left',
      [id],
    );
    if (!left || left.times_left === 0) await settings.reload();
    return left !== undefined;
  }

  return {
    add: async ({ market, operationId, kind, code, status, ms, timesLeft }) => {
      const { id } = await one<{ id: bigint }>(
        db,
        `insert into fault (market, operation_id, kind, code, status, ms, times_left)
         values ($1, $2, $3, $4, $5, $6, $7) returning id`,
        [market, operationId, kind, code ?? null, status ?? null, ms ?? null, timesLeft ?? null],
      );
      const { faults } = await settings.reload();
      const added = faults.find((fault) => fault.id === Number(id));
      if (!added) throw new Error('The fault is gone already');
      return added;
    },
    take: async (market, operationId) => {
      let fault = meeting(await settings.read(), market, operationId);
      while (fault?.timesLeft !== undefined && !(await countDown(fault))) {
        fault = meeting(settings.last, market, operationId);
      }
      return fault;
    },
    list: async () => (await settings.reload()).faults,
    clear: async () => {
      await db.query('delete from fault');
      await settings.reload();
    },
  };
}
