/** @starts databases */
import { setTimeout as delay } from 'node:timers/promises';
import { whereServed } from '@member-wallet/configs/jest/where-served';
import type { Store } from '../db/db';
import { openStore } from '../db/open-store';
import { onEveryStore, ownSchema } from '../testing/every-store';
import { until } from '@member-wallet/testing';
import { createLedgerCheck } from './ledger-check';

onEveryStore('the ledger’s check', (place) => {
  let db: Store;
  beforeAll(async () => {
    db = await openStore({ dataDir: null, databaseUrl: place.databaseUrl, reset: false });
  });
  afterAll(() => db.close());

  /** A store that counts checks and slows them down. */
  const watched = () => {
    const seen = { begun: 0, atOnce: 0, most: 0 };
    const store: Store = {
      ...db,
      transaction: async (work) => {
        seen.begun += 1;
        seen.atOnce += 1;
        seen.most = Math.max(seen.most, seen.atOnce);
        try {
          await delay(200);
          return await db.transaction(work);
        } finally {
          seen.atOnce -= 1;
        }
      },
    };
    return { seen, check: createLedgerCheck(store) };
  };

  test('runs once at a time; requests during a run share the next one', async () => {
    const { seen, check } = watched();
    const first = check.run();
    const reports = await Promise.all([first, ...Array.from({ length: 8 }, () => check.run())]);
    expect(reports.every(({ ok }) => ok)).toBe(true);
    expect(seen).toEqual({ begun: 2, atOnce: 0, most: 1 });
    expect(reports[1]).toBe(reports[8]);
    expect(reports[1]).not.toBe(reports[0]);
  });

  test('does not run for a page if there is a recent result', async () => {
    const { seen, check } = watched();
    const shown = await Promise.all([check.latest(), check.latest(), check.latest()]);
    expect(shown.map((each) => each?.report.ok)).toEqual([true, true, true]);
    await check.latest();
    expect(seen.begun).toBe(1);
  });

  test('does not start if its requests were cancelled', async () => {
    const { seen, check } = watched();
    const first = check.run();
    const leaving = new AbortController();
    const second = check.run(leaving.signal);
    leaving.abort(new Error('left'));
    await expect(second).rejects.toThrow('left');
    await first;
    await check.stop();
    expect(seen.begun).toBe(1);
    expect((await check.run()).ok).toBe(true);
  });
});

whereServed(
  { title: 'a long check on PostgreSQL', names: ['DATABASE_URL'], what: 'the same on PostgreSQL' },
  (databaseUrl = '') => {
    const own = ownSchema(databaseUrl);
    const neighbour = ownSchema(databaseUrl);
    let db: Store;
    let other: Store;
    /** The pids of the connections that are in a check. */
    const running = async (): Promise<readonly number[]> =>
      (
        await db.query<{ pid: number }>(
          `select pid from pg_stat_activity where wait_event = 'PgSleep' and query like '%ledger_entry%'`,
        )
      ).map(({ pid }) => pid);
    beforeAll(async () => {
      const options = { dataDir: null, databaseUrl: own.databaseUrl, reset: false };
      db = await openStore(options);
      other = await openStore(options);
      // An hour for every check.
      await db.script(`create or replace view ledger_entry as
        select 0::bigint as transaction_id, 0::bigint as account_id, 0::bigint as amount from pg_sleep(3600)`);
    });
    afterAll(async () => {
      await db.close();
      await other.close();
      await own.drop();
      await neighbour.drop();
    });

    test('is cancelled in the database when its client leaves; another process waits for it, another schema does not', async () => {
      const [here, there] = [createLedgerCheck(db), createLedgerCheck(other)];
      const leaving = new AbortController();
      const left = expect(here.run(leaving.signal)).rejects.toThrow('left');
      await until(async () => (await running()).length === 1);
      const [first] = await running();
      const ended = expect(there.run()).rejects.toThrow();
      await delay(1500);
      expect(await running()).toEqual([first]);

      const beside = await openStore({ dataDir: null, databaseUrl: neighbour.databaseUrl, reset: false });
      expect((await createLedgerCheck(beside).run()).ok).toBe(true);
      await beside.close();

      leaving.abort(new Error('left'));
      await left;
      await until(async () => (await running()).some((pid) => pid !== first));
      expect(await running()).toHaveLength(1);
      await there.stop();
      await ended;
      await until(async () => (await running()).length === 0);
    });
  },
);
