/** @starts databases */
import type { Store } from '../db/db';
import { one } from '../db/db';
import { openStore } from '../db/open-store';
import { Refusal } from '../http/refusal';
import { seed } from '../seeds/seed';
import { onEveryStore } from '../testing/every-store';
import { copyFor } from '../testing/seeded';
import type { KeyedRequest } from './idempotency';
import { once } from './idempotency';

onEveryStore('a request with a key', (place) => {
  let db: Store;
  let request: KeyedRequest;
  beforeAll(async () => {
    db = await openStore({
      dataDir: null,
      databaseUrl: place.databaseUrl,
      reset: false,
      copy: await copyFor(place),
    });
    await seed(db, new Date());
    const { id } = await one<{ id: string }>(db, 'select id from member limit 1');
    request = { memberId: id, key: 'k', operationId: 'add', input: { amount: 1 }, now: new Date() };
  });
  afterAll(() => db.close());

  test('is refused with IDEMPOTENCY_IN_FLIGHT until the first has ended, then gets its response', async () => {
    let open = (): void => undefined;
    const gate = new Promise<void>((resolve) => {
      open = resolve;
    });
    let runs = 0;
    const work = async () => {
      runs += 1;
      await gate;
      return { runs };
    };
    const first = once(db, request, work);
    await expect(once(db, request, work)).rejects.toMatchObject({
      code: 'IDEMPOTENCY_IN_FLIGHT',
      status: 409,
    });
    open();
    expect(await first).toEqual({ runs: 1 });
    expect(await once(db, request, work)).toEqual({ runs: 1 });
    expect(runs).toBe(1);
  });

  test('stores a refusal, and rolls back earlier writes', async () => {
    const refused = { ...request, key: 'r' };
    const work = async (tx: Pick<Store, 'query'>): Promise<object> => {
      await tx.query("insert into setting (market, name, value) values ('th', 'half', '1'::jsonb)");
      throw new Refusal('MONEY_NOT_ENOUGH');
    };
    await expect(once(db, refused, work)).rejects.toMatchObject({ code: 'MONEY_NOT_ENOUGH' });
    expect(await db.query("select 1 from setting where name = 'half'")).toEqual([]);
    const done = async () => ({ done: true });
    await expect(once(db, refused, done)).rejects.toMatchObject({ code: 'MONEY_NOT_ENOUGH', status: 422 });
  });

  test('stores nothing for an unexpected error, so that the request can be repeated', async () => {
    const broken = { ...request, key: 'b' };
    const work = (): Promise<object> => Promise.reject(new Error('the connection is gone'));
    await expect(once(db, broken, work)).rejects.toThrow('the connection is gone');
    expect(await once(db, broken, async () => ({ done: true }))).toEqual({ done: true });
  });
});
