/** @starts databases */
import { DAY, addMs } from '../clock';
import { onEveryStore } from '../testing/every-store';
import type { Store } from './db';
import { one } from './db';
import { openStore } from './open-store';
import type { Purge } from './purge';
import { startPurge } from './purge';

const NOW = new Date('2026-01-31T09:30:00Z');
const MEMBER = 'm';

onEveryStore('expired rows', (place) => {
  let db: Store;
  const started: Purge[] = [];
  const start = (now: Date): Purge => {
    const report = (error: unknown): void => {
      throw error;
    };
    const purge = startPurge(db, { clock: { sync: async () => now }, every: DAY, report });
    started.push(purge);
    return purge;
  };
  const count = async (table: string): Promise<number> =>
    (await one<{ count: number }>(db, `select count(*)::int as count from ${table}`)).count;
  const keep = (name: string, number: number, at: Date) =>
    db.query(
      `insert into idempotent_answer (member_id, key, request_hash, status, body, created_at)
       select $1, $2 || n, '', 200, '{}', $4 from generate_series(1, $3::int) n`,
      [MEMBER, name, number, at],
    );

  beforeAll(async () => {
    db = await openStore({ dataDir: null, databaseUrl: place.databaseUrl, reset: false });
    await db.query(
      `insert into member (id, market, username, name, password_hash, currency, bank_code, bank_account_name,
         bank_account_no, created_at) values ($1, 'th', 'u', 'n', '-', 'THB', 'SCB', 'N', '1', $2)`,
      [MEMBER, NOW],
    );
  });
  afterAll(async () => {
    for (const purge of started) await purge.stop();
    await db.close();
  });

  test('are deleted by several processes at once, in several batches; other rows stay', async () => {
    await keep('old', 2500, addMs(NOW, -DAY));
    await keep('young', 3, addMs(NOW, 1 - DAY));
    for (const [hash, expiresAt] of [
      ['long-expired', addMs(NOW, -30 * DAY)],
      ['just-expired', addMs(NOW, -1)],
    ] as const) {
      await db.query('insert into access_token values ($1, $2, $3, $3)', [hash, MEMBER, expiresAt]);
      await db.query('insert into game_session values ($1, $2, $3, $4, $4)', [hash, MEMBER, 'PG', expiresAt]);
      await db.query(`insert into otp values ($1, 'th', '1', '', 0, $2, $2)`, [hash, expiresAt]);
      await db.query(`insert into verified_phone values ('th', $1, '', $2)`, [hash, expiresAt]);
      await db.query(`insert into otp_block values ('th', $1, $2)`, [hash, expiresAt]);
      await db.query(`insert into login_attempt values ('th', $1, 1, $2)`, [hash, expiresAt]);
    }
    await Promise.all([start(NOW).run(), start(NOW).run()]);
    expect(await count('idempotent_answer')).toBe(3);
    for (const table of [
      'access_token',
      'game_session',
      'otp',
      'verified_phone',
      'otp_block',
      'login_attempt',
    ]) {
      expect([table, await count(table)]).toEqual([table, 1]);
    }
  });

  test('are no longer deleted after the purge is stopped', async () => {
    const purge = start(NOW);
    await purge.stop();
    await keep('late', 1, addMs(NOW, -DAY));
    const before = await count('idempotent_answer');
    await purge.run();
    expect(await count('idempotent_answer')).toBe(before);
  });
});
