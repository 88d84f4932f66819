/** @starts databases */
import fc from 'fast-check';
import { DAY, HOUR, addMs } from '../clock';
import type { Store } from '../db/db';
import { one } from '../db/db';
import { openStore } from '../db/open-store';
import { growMember } from '../growth/grow-member';
import { checkInvariants } from '../ledger/invariants';
import { marketOf } from '../markets/markets';
import type { Member } from '../members/member';
import { onEveryStore } from '../testing/every-store';
import { newMember } from '../testing/new-member';
import { runs } from '@member-wallet/testing';
import { recordStatement, readStatement } from './statement';

const NOW = new Date('2026-03-01T09:30:00Z');
const LINES = 1250;

onEveryStore('a long statement', (place) => {
  let db: Store;
  let member: Member;
  beforeAll(async () => {
    db = await openStore({ dataDir: null, databaseUrl: place.databaseUrl, reset: false });
    member = await newMember(db, addMs(NOW, -90 * DAY));
    await grow(LINES, addMs(NOW, -DAY));
  });
  afterAll(() => db.close());

  const grow = (statement: number, until: Date) =>
    growMember(db, marketOf('th'), member, { statement }, until);
  const idsOf = async (page: number, limit: number): Promise<readonly string[]> =>
    (await readStatement(db, member.id, page, limit, NOW)).statements.map(({ _id }) => _id);
  /** By the database's own sorting and skipping of all lines. */
  const plain = async (): Promise<readonly string[]> =>
    (
      await db.query<{ id: string }>(
        `select id from (
           select id::text, created_at, false as is_transfer, id as number from statement_entry where member_id = $1
           union all
           select 't' || id, created_at, true, id from ledger_transaction where member_id = $1 and kind = 'transfer'
         ) line order by created_at desc, is_transfer, number desc`,
        [member.id],
      )
    ).map(({ id }) => id);
  const marks = async (): Promise<number> =>
    (
      await one<{ count: number }>(
        db,
        'select count(*)::int as count from statement_mark where member_id = $1',
        [member.id],
      )
    ).count;
  const expectRightPages = async (): Promise<void> => {
    const all = await plain();
    await fc.assert(
      fc.asyncProperty(
        fc.integer({ min: 1, max: 70 }),
        fc.integer({ min: 1, max: 100 }),
        async (page, limit) => {
          expect(await idsOf(page, limit)).toEqual(all.slice((page - 1) * limit, page * limit));
        },
      ),
      {
        numRuns: runs(25, 500),
        examples: [
          [1, 100],
          [13, 100],
          [Math.ceil(all.length / 10), 10],
        ],
      },
    );
    expect((await readStatement(db, member.id, 1, 1, NOW)).total).toBe(all.length);
    expect((await checkInvariants(db)).ok).toBe(true);
  };

  test('has every line on its page, found with the marks that reading creates', async () => {
    await expectRightPages();
    expect(await marks()).toBeGreaterThanOrEqual(10);
  });

  test('also after lines are added at its end, several at one instant, and in its past', async () => {
    const line = {
      type: 'finish_bonus',
      from: null,
      to: null,
      amount: 1n,
      status: 'SUCCESS',
      transactionId: null,
    } as const;
    for (let n = 0; n < 220; n += 1) {
      await recordStatement(db, member.id, { ...line, at: addMs(NOW, -5 * HOUR + Math.floor(n / 40)) });
    }
    await expectRightPages();
    await grow(150, addMs(NOW, -40 * DAY));
    expect(await marks()).toBe(0);
    await expectRightPages();
  });

  test('reads no more lines for a late page than for the first', async () => {
    await idsOf(1, 10);
    const skipped: number[] = [];
    const watched: Store = {
      ...db,
      query: (text, values) => {
        if (text.includes('offset $3')) skipped.push(Number(values?.[2]));
        return db.query(text, values);
      },
    };
    for (const page of [1, 60, 130]) await readStatement(watched, member.id, page, 10, NOW);
    expect(skipped).toHaveLength(3);
    expect(Math.max(...skipped)).toBeLessThan(300);
  });

  test('a wrong mark is found by the ledger’s check', async () => {
    const change = (by: number) =>
      db.query(
        `update statement_mark set lines = lines + $2 where member_id = $1
         and lines = (select max(lines) from statement_mark where member_id = $1)`,
        [member.id, by],
      );
    await change(1);
    const { checks } = await checkInvariants(db);
    expect(checks.filter(({ ok }) => !ok)).toMatchObject([{ broken: 1 }]);
    await change(-1);
  });
});
