/** @starts servers */
import { endpoints } from '@member-wallet/api-sdk';
import { whereServed } from '@member-wallet/configs/jest/where-served';
import type { Store } from '../db/db';
import { openStore } from '../db/open-store';
import { invariantQueries } from '../ledger/invariants';
import { fill } from '../scale/fill';
import type { Sandbox } from '../start-sandbox';
import { at } from '../testing/caller';
import { callEndpoint } from '../testing/call-endpoint';
import { encryptLink } from '../testing/encrypt-link';
import { ownSchema } from '../testing/every-store';
import type { PlanNode } from '../testing/plan';
import { startAt } from '../testing/seeded';
import { upload } from '../testing/upload';
import type { Told } from '../testing/watch-plans';
import { telling, watchPlans } from '../testing/watch-plans';
import { attempts } from './access/attempts';
import { consoleOf, register, setUpOwner } from './access/set-up-owner';
import type { Owner } from './access/set-up-owner';
import { validInputs } from './fuzz/valid-inputs';

/** Tables that stay small, however many members there are. */
const SMALL = ['setting', 'fault', 'call_count', 'call_record', 'schema_migration', 'sms_message'];
/** Indexes that are read from the start: of pending work, which is little, and of the console's lists, which are short. */
const READ_FROM_THE_START = ['slip_unread', 'withdrawal_undecided', 'withdrawal_waiting', 'member_newest'];

/** Whether a node reads a growing table, or an index on one, from end to end. */
function readsAll(node: PlanNode): boolean {
  const type = String(node['Node Type']);
  if (type === 'Seq Scan') return !SMALL.includes(String(node['Relation Name']));
  const index = String(node['Index Name']);
  return (
    /^(Bitmap )?Index (Only )?Scan$/.test(type) &&
    node['Index Cond'] === undefined &&
    !READ_FROM_THE_START.includes(index) &&
    !SMALL.some((table) => index.startsWith(table))
  );
}

const offences = (told: readonly Told[]): readonly string[] => [
  ...new Set(
    told.flatMap(({ statement, nodes }) =>
      // The console's check of the whole ledger.
      (invariantQueries.includes(statement) ? [] : nodes)
        .filter(readsAll)
        .map(
          (node) =>
            `${String(node['Relation Name'] ?? node['Index Name'])}: ${statement.replace(/\s+/g, ' ')}`,
        ),
    ),
  ),
];

whereServed(
  { title: 'plans on PostgreSQL', names: ['DATABASE_URL'], what: 'the same on PostgreSQL' },
  (databaseUrl = '') => {
    const own = ownSchema(databaseUrl);
    const { told, stop } = watchPlans();
    let sandbox: Sandbox;
    let db: Store;
    let owner: Owner;

    beforeAll(async () => {
      db = await openStore({ dataDir: null, databaseUrl: own.databaseUrl, reset: false });
      const scale = { members: 3000, moves: 20_000, busy: 2, busyMoves: 2000, passwordHash: '-' };
      await fill(db, scale, new Date());
      sandbox = await startAt({ databaseUrl: telling(own.databaseUrl) });
      const console = consoleOf(sandbox);
      await console('switches', { market: 'th', registerOTP: false });
      owner = await setUpOwner(sandbox, encryptLink, '0861250001');
      const friend = await register(sandbox, '0861250002', { inviteCode: `PR${owner.id}` });
      expect(friend.id).not.toBe('');
      await console('rewards', { market: 'th', phone: owner.phone, cashback: 10, invite: 5 });
    });
    afterAll(async () => {
      stop();
      await sandbox.close();
      await db.close();
      await own.drop();
    });

    /** Sends every call, with the member's own data, and with the values of a filled-in form. */
    async function callEverything(): Promise<number> {
      let calls = 0;
      for (const endpoint of Object.values(endpoints)) {
        const inputs = [
          ...(attempts[endpoint.operationId]?.(owner) ?? []).map(({ input }) => input),
          validInputs[endpoint.operationId]?.(4321) ?? {},
        ];
        for (const input of inputs) {
          const answer = await callEndpoint(sandbox.url, endpoint, input, {
            token: owner.token,
            key: `plans-${(calls += 1)}`,
          });
          expect([endpoint.operationId, answer.status < 500]).toEqual([endpoint.operationId, true]);
        }
      }
      return calls;
    }

    test('no call of a member reads a growing table from end to end', async () => {
      expect(await callEverything()).toBeGreaterThan(Object.keys(endpoints).length);
      const slip = await upload(sandbox.url, '/th/api/wallet/slip', owner.token, owner.slipPicture);
      expect(slip.status).toBe(200);
      await consoleOf(sandbox)('clock', { ms: 200_000 });
      const link = await owner.ask('GET', `/autoLogin/pg/${owner.usernames[0]}`);
      expect(at(link.body, 'link')).toBeDefined();
      expect(new Set(told.map(({ statement }) => statement)).size).toBeGreaterThan(100);
      expect(offences(told)).toEqual([]);
    });

    test('a missing index would be noticed', async () => {
      await db.script('drop index member_invited_by');
      told.splice(0);
      expect((await owner.ask('GET', '/wallet')).status).toBe(200);
      expect(offences(told)).toHaveLength(1);
      expect(offences(told)[0]).toMatch(/^member: /);
    });
  },
);
