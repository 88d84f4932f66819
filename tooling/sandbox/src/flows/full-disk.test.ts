/** @starts servers */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { whereServed } from '@member-wallet/configs/jest/where-served';
import pg from 'pg';
import { schemaOf } from '../db/postgres-store';
import { drawSlip } from '../slip/slip-picture';
import { startSandbox } from '../start-sandbox';
import { at, call, tokenOf } from '../testing/caller';
import { ownSchema } from '../testing/every-store';
import { seedFolder, startAt } from '../testing/seeded';
import { upload } from '../testing/upload';

const PNG = drawSlip({ lines: ['x'], payload: null });
const MOVE = { from: 'WALLET', to: 'PG', amount: 1 };

test('on an almost full disk writes are refused with the reason, reads work, and nothing is lost', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'sandbox-full-'));
  const options = { dataDir: folder, logLevel: 'silent' } as const;
  await seedFolder(folder);
  let sandbox = await startSandbox(options);
  try {
    const token = await tokenOf(sandbox.url, 'th', '0812345678');
    await sandbox.close();
    sandbox = await startSandbox({ ...options, spareDisk: Number.MAX_SAFE_INTEGER });
    const ask = (method: string, path: string, body?: unknown) =>
      call(sandbox.url, method, `/th/api${path}`, body, { token });
    const slip = await upload(sandbox.url, '/th/api/wallet/slip', token, PNG);
    expect(slip).toMatchObject({ status: 422, body: { code: 'SLIP_UPLOAD_FAIL' } });
    expect((await ask('POST', '/wallet/transfer', MOVE)).status).toBe(507);
    expect((await ask('GET', '/wallet')).status).toBe(200);
    expect(await call(sandbox.url, 'GET', '/readyz')).toEqual({ status: 503, body: { status: 'disk full' } });
    await sandbox.close();
    sandbox = await startSandbox(options);
    expect((await ask('POST', '/wallet/transfer', MOVE)).status).toBe(200);
    expect((await upload(sandbox.url, '/th/api/wallet/slip', token, PNG)).status).toBe(200);
    expect((await sandbox.invariants()).ok).toBe(true);
  } finally {
    await sandbox.close();
    rmSync(folder, { recursive: true, force: true });
  }
});

const served = {
  title: 'a full disk of PostgreSQL',
  names: ['DATABASE_URL'],
  what: 'a full disk of PostgreSQL',
};
whereServed(served, (server = '') => {
  const { databaseUrl, drop } = ownSchema(server);
  afterAll(drop);

  /** Makes inserts into these tables fail with PostgreSQL's error for a full disk. */
  async function fill(tables: readonly string[]) {
    const client = new pg.Client({ connectionString: server });
    await client.connect();
    await client.query(`set search_path to ${schemaOf(databaseUrl)}`);
    await client.query(`
      create function no_room() returns trigger language plpgsql as $$
      begin
        raise exception 'could not extend file: No space left on device' using errcode = 'disk_full';
      end $$`);
    for (const table of tables) {
      await client.query(
        `create trigger no_room before insert on ${table} for each row execute function no_room()`,
      );
    }
    return async () => {
      await client.query('drop function no_room cascade');
      await client.end();
    };
  }

  test('that is noticed late in a write rolls it back and refuses it, and the same key works once there is space', async () => {
    const sandbox = await startAt({ databaseUrl });
    try {
      const token = await tokenOf(sandbox.url, 'th', '0812345678');
      const balance = async () =>
        at((await call(sandbox.url, 'GET', '/th/api/wallet', undefined, { token })).body, 'wallet', 'amount');
      const before = Number(await balance());
      const send = () => call(sandbox.url, 'POST', '/th/api/wallet/transfer', MOVE, { token, key: 'full' });
      const slip = () => upload(sandbox.url, '/th/api/wallet/slip', token, PNG);
      // The last table that each of these calls writes.
      const empty = await fill(['idempotent_answer', 'slip', 'chat_file_part']);
      expect(await send()).toMatchObject({ status: 507, body: { code: 'INTERNAL_SERVER_ERROR' } });
      expect((await slip()).status).toBe(507);
      expect((await upload(sandbox.url, '/th/api/chat/upload-image', token, PNG)).status).toBe(507);
      expect(await balance()).toBe(before);
      expect((await sandbox.invariants()).ok).toBe(true);
      await empty();
      expect((await send()).status).toBe(200);
      expect(await balance()).toBe(before - MOVE.amount);
      expect((await slip()).status).toBe(200);
      expect((await sandbox.invariants()).ok).toBe(true);
    } finally {
      await sandbox.close();
    }
  });
});
