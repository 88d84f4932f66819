/** @starts servers */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openStore } from '../db/open-store';
import { startSandbox } from '../start-sandbox';
import { at, call, tokenOf } from '../testing/caller';

// With the real hashing; the other suites use a cheaper one.
jest.unmock('@node-rs/argon2');

/** The simulated phones: their messages are not the operator's data. */
const SIMULATED: readonly string[] = ['sms_message'];
const PASSWORD = 'a-password-nobody-else-has';
const PHONE = '0861239999';

test('the tables contain nothing with which to log in', async () => {
  const dataDir = await mkdtemp(join(tmpdir(), 'sandbox-at-rest-'));
  try {
    const sandbox = await startSandbox({ dataDir, logLevel: 'silent' });
    const ask = (method: string, path: string, body?: unknown, token?: string) =>
      call(sandbox.url, method, `/th/api${path}`, body, token === undefined ? {} : { token });
    const sent = (await ask('POST', '/otp/send', { phoneNumber: PHONE })).body;
    const [otpToken, otpCode] = [String(at(sent, 'otpToken')), String(await sandbox.otpCode(PHONE))];
    expect((await ask('POST', '/otp/verify', { otpToken, otpCode })).status).toBe(200);
    const made = await ask('POST', '/account', {
      name: 'ทดสอบ',
      username: PHONE,
      password: PASSWORD,
      bankCode: 'SCB',
      bankAccountName: 'TEST MEMBER',
      bankAccountNo: '8612399990',
    });
    expect(made.status).toBe(200);
    const token = await tokenOf(sandbox.url, 'th', PHONE, PASSWORD);
    const account = (await ask('GET', '/wallet/account/PG', undefined, token)).body;
    const link = await ask('GET', `/autoLogin/pg/${String(at(account, 'username'))}`, undefined, token);
    const session = /session=([\w-]+)/.exec(String(at(link.body, 'link')))?.[1] ?? '';
    expect(session.length).toBeGreaterThanOrEqual(32);
    await sandbox.close();

    const store = await openStore({ dataDir, databaseUrl: undefined, reset: false });
    try {
      const tables = await store.query<{ name: string }>(
        `select table_name as name from information_schema.tables
         where table_schema = current_schema() and table_type = 'BASE TABLE'`,
      );
      const names = tables.map(({ name }) => name).filter((name) => !SIMULATED.includes(name));
      expect(names).toEqual(expect.arrayContaining(['member', 'access_token', 'otp', 'game_session']));
      for (const name of names) {
        const rows = await store.query<{ row: string }>(`select row_to_json(t)::text as row from ${name} t`);
        const text = rows.map(({ row }) => row).join('\n');
        for (const secret of [PASSWORD, token, session, otpToken]) expect(text).not.toContain(secret);
        if (name === 'otp') expect(text).not.toContain(`"${otpCode}"`);
      }
      const hashes = await store.query<{ hash: string }>('select password_hash as hash from member');
      expect(hashes.length).toBeGreaterThanOrEqual(6);
      // 19 MiB and two passes for each guess.
      for (const { hash } of hashes) expect(hash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
    } finally {
      await store.close();
    }
  } finally {
    await rm(dataDir, { recursive: true, force: true });
  }
});
