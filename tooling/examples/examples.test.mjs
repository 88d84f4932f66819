/** @starts processes */
import assert from 'node:assert/strict';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { after, before, describe, test } from 'node:test';
import { setTimeout } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { consoleOf } from './sandbox-console.mjs';
import { installExample, packSdk } from './installed-example.mjs';
import { run, serve } from './program.mjs';

const PHONE = '0812345678';
const OTHER_PHONE = '0865550123';
const PASSWORD = 'demo1234';
const NO_LINES = '';

const scratch = mkdtempSync(join(tmpdir(), 'examples-'));
/** @type {string} */
let tarball;
/** @type {Awaited<ReturnType<typeof serve>>} */
let sandbox;
/** @type {ReturnType<typeof consoleOf>} */
let sandboxConsole;
/** @type {{ WALLET_URL: string, WALLET_USERNAME: string, WALLET_PASSWORD: string }} */
let env;

before(async () => {
  tarball = packSdk(scratch);
  const program = join(dirname(fileURLToPath(import.meta.resolve('@member-wallet/sandbox'))), 'main.js');
  sandbox = await serve(scratch, [program, '--port', '0', '--data-dir', join(scratch, 'data')], {});
  sandboxConsole = consoleOf(sandbox.url);
  env = { WALLET_URL: `${sandbox.url}/th`, WALLET_USERNAME: PHONE, WALLET_PASSWORD: PASSWORD };
});
after(async () => {
  await sandbox?.stop();
  rmSync(scratch, { recursive: true });
});

describe('node-script', () => {
  /** @type {string} */
  let folder;
  before(() => {
    folder = installExample('node-script', scratch, tarball);
  });
  const statement = (/** @type {string[]} */ args, /** @type {object} */ other = {}) =>
    run(folder, ['statement.mjs', ...args], { ...env, ...other });

  test('prints the balance of the ledger, and all pages of the statement', async () => {
    const { wallet } = await sandboxConsole.balanceOf(PHONE);
    const pages = await sandboxConsole.callCount('listStatement');
    const { code, output, errors } = await statement(['--days', '3650']);
    const [balance, ...lines] = output.trimEnd().split('\n');
    assert.deepEqual([code, errors, balance], [0, '', `${PHONE}: ${wallet} THB`]);
    assert.ok(lines.length > 30, output);
    assert.ok(
      lines.every((line) => /^\d{4}-\d\d-\d\dT\S+Z\t\w+\t[\d.]+\t[A-Z]+$/.test(line)),
      output,
    );
    assert.equal(new Set(lines).size, lines.length);
    assert.equal((await sandboxConsole.callCount('listStatement')) - pages, Math.ceil(lines.length / 10));
  });

  test('requests no page beyond the requested days', async () => {
    const pages = await sandboxConsole.callCount('listStatement');
    const { output } = await statement(['--days', '1']);
    const times = output
      .split('\n')
      .slice(1, -1)
      .map((line) => Date.parse(line.split('\t')[0] ?? ''));
    assert.ok(times.length > 0 && times.every((time) => Date.now() - time < 86_400_000), output);
    assert.equal((await sandboxConsole.callCount('listStatement')) - pages, 1);
  });

  test('retries a read whose response is lost', async () => {
    await sandboxConsole.failNext('getWallet', 'cut-before');
    assert.equal((await statement(['--days', '1'])).code, 0);
  });

  test('exits with a code that tells what went wrong', async () => {
    const wrong = await statement([], { WALLET_PASSWORD: 'not mine' });
    assert.deepEqual([wrong.code, wrong.output], [1, NO_LINES]);
    assert.match(wrong.errors, /^We could not verify your identity\./);
    const away = await statement([], { WALLET_URL: 'http://127.0.0.1:9' });
    assert.deepEqual([away.code, away.output], [3, NO_LINES]);
    assert.match(away.errors, /no answer \(ECONNREFUSED\)/);
    const misused = await statement(['--days', 'week']);
    assert.deepEqual([misused.code, misused.output], [2, NO_LINES]);
  });
});

describe('commonjs', () => {
  /** @type {string} */
  let folder;
  before(() => {
    folder = installExample('commonjs', scratch, tarball);
  });
  /** Moves money, and returns what the ledger says about it. @param {string} amount */
  const transfer = async (amount) => {
    const [money, calls] = [
      await sandboxConsole.balanceOf(PHONE),
      await sandboxConsole.callCount('transfer'),
    ];
    const ended = await run(folder, ['transfer.cjs', 'PG', amount], env);
    const after = await sandboxConsole.balanceOf(PHONE);
    return {
      ...ended,
      after,
      moved: [after.wallet - money.wallet, after.games - money.games],
      calls: (await sandboxConsole.callCount('transfer')) - calls,
    };
  };

  test('moves the money once', async () => {
    const { code, output, errors, moved, calls, after } = await transfer('100');
    assert.deepEqual([code, errors, moved, calls], [0, '', [-100, 100], 1]);
    assert.equal(output, `Moved 100 to PG. ${after.wallet} left.\n`);
  });

  test('a refusal moves nothing', async () => {
    const { code, output, errors, moved } = await transfer('9999999');
    assert.deepEqual([code, output, moved], [1, '', [0, 0]]);
    assert.match(errors, /^Not moved: Insufficient balance\./);
  });

  for (const [name, kind, expected] of /** @type {const} */ ([
    ['after the money moved', 'cut-after', [-100, 100]],
    ['before it moved', 'cut-before', [0, 0]],
  ])) {
    test(`a response lost ${name} is unknown, and nothing is sent again`, async () => {
      await sandboxConsole.failNext('transfer', kind);
      const { code, output, errors, moved, calls } = await transfer('100');
      assert.deepEqual([code, output, moved, calls], [3, '', expected, 1]);
      assert.match(errors, /^Whether 100 went to PG is not known\. Look at the statement/);
    });
  }
});

describe('server-two-members', () => {
  /** @type {Awaited<ReturnType<typeof serve>>} */
  let server;
  before(async () => {
    const folder = installExample('server-two-members', scratch, tarball);
    server = await serve(folder, ['server.mjs'], { WALLET_URL: env.WALLET_URL });
  });
  after(() => server?.stop());

  /** A page of one member: keeps its cookie. */
  const page = () => {
    let cookie = '';
    return async (
      /** @type {string} */ method,
      /** @type {string} */ path,
      /** @type {object} */ body = {},
    ) => {
      const response = await fetch(server.url + path, {
        method,
        headers: { cookie },
        ...(method === 'POST' && { body: JSON.stringify(body) }),
      });
      cookie = response.headers.get('set-cookie')?.split(';')[0] ?? cookie;
      return { status: response.status, body: await response.json() };
    };
  };

  test('two members at once see and move only their own money', async () => {
    const [one, other] = [page(), page()];
    const sessions = await Promise.all([
      one('POST', '/session', { username: PHONE, password: PASSWORD }),
      other('POST', '/session', { username: OTHER_PHONE, password: PASSWORD }),
    ]);
    assert.deepEqual(
      sessions.map(({ status }) => status),
      [201, 201],
    );

    const [before, beforeOther] = [
      await sandboxConsole.balanceOf(PHONE),
      await sandboxConsole.balanceOf(OTHER_PHONE),
    ];
    const rounds = Array.from({ length: 10 }, () => [one('GET', '/balance'), other('GET', '/balance')]);
    const answers = await Promise.all(rounds.flat());
    answers.forEach(({ body }, index) => {
      const { name, wallet } = index % 2 === 0 ? before : beforeOther;
      assert.deepEqual(body, { name, amount: wallet });
    });

    const moves = await Promise.all([
      one('POST', '/transfers', { game: 'PG', amount: 100 }),
      other('POST', '/transfers', { game: 'PG', amount: 200 }),
    ]);
    assert.deepEqual(
      moves.map(({ body }) => body),
      [{ outcome: 'done' }, { outcome: 'done' }],
    );
    assert.equal((await sandboxConsole.balanceOf(PHONE)).wallet, before.wallet - 100);
    assert.equal((await sandboxConsole.balanceOf(OTHER_PHONE)).wallet, beforeOther.wallet - 200);
  });

  test('responds with the code, and whether money may have moved', async () => {
    const member = page();
    assert.deepEqual(await member('POST', '/session', { username: PHONE, password: 'not mine' }), {
      status: 422,
      body: { code: 'WRONG_CREDENTIAL', outcome: 'none' },
    });
    await member('POST', '/session', { username: PHONE, password: PASSWORD });
    assert.deepEqual(await member('POST', '/transfers', { game: 'PG', amount: 9_999_999 }), {
      status: 422,
      body: { code: 'MONEY_NOT_ENOUGH', outcome: 'none' },
    });
    assert.deepEqual(await member('POST', '/transfers', { game: 'PG', amount: 'all' }), {
      status: 400,
      body: { code: 'KEY_INVALID', outcome: 'none' },
    });
    await sandboxConsole.failNext('transfer', 'cut-after');
    assert.deepEqual(await member('POST', '/transfers', { game: 'PG', amount: 100 }), {
      status: 502,
      body: { code: 'network', outcome: 'unknown' },
    });
  });

  test('refuses a page without a session', async () => {
    const stranger = page();
    const refused = { status: 401, body: { code: 'UNAUTHORIZED', outcome: 'none' } };
    assert.deepEqual(await stranger('GET', '/balance'), refused);
    const member = page();
    await member('POST', '/session', { username: PHONE, password: PASSWORD });
    assert.equal((await member('GET', '/balance')).status, 200);
    await member('DELETE', '/session');
    assert.deepEqual(await member('GET', '/balance'), refused);
  });
});

describe('react-native-like', () => {
  /** @type {string} */
  let folder;
  before(() => {
    folder = installExample('react-native-like', scratch, tarball);
  });

  test('shows the balance of the ledger before and after a transfer', async () => {
    const before = await sandboxConsole.balanceOf(PHONE);
    const { code, output, errors } = await run(folder, ['phone/start.mjs', 'PG', '100'], env);
    assert.deepEqual([code, errors], [0, '']);
    assert.deepEqual(
      output.split('\n').filter((line) => line.startsWith(before.name)),
      [`${before.name}: ${before.wallet}`, `${before.name}: ${before.wallet - 100}`],
    );
    assert.equal((await sandboxConsole.balanceOf(PHONE)).wallet, before.wallet - 100);
  });

  test('shows a refusal in Thai, and an unknown outcome after a lost response', async () => {
    const refused = await run(folder, ['phone/start.mjs', 'PG', '9999999'], env);
    assert.match(refused.output, /\nยอดเงินไม่พอ[^\n]*\n$/);
    await sandboxConsole.failNext('transfer', 'cut-after');
    const calls = await sandboxConsole.callCount('transfer');
    const lost = await run(folder, ['phone/start.mjs', 'PG', '100'], env);
    assert.match(lost.output, /\nการเชื่อมต่อขาดหายก่อนที่ระบบจะแจ้งผล รายการอาจสำเร็จแล้ว[^\n]*\n$/);
    assert.equal((await sandboxConsole.callCount('transfer')) - calls, 1);
  });

  test('uploads a slip by its file URL, and the deposit is credited', async () => {
    const slip = join(folder, 'slip.png');
    writeFileSync(slip, await sandboxConsole.createSlip(PHONE, 345));
    const before = await sandboxConsole.balanceOf(PHONE);
    const { output, errors } = await run(folder, ['phone/start.mjs', 'PG', '100', slip], env);
    assert.equal(errors, '');
    assert.match(output, /\nส่งสลิปแล้ว\n$/);
    // The check with the bank takes a few seconds.
    const expected = before.wallet - 100 + 345;
    const patience = Date.now() + 60_000;
    while ((await sandboxConsole.balanceOf(PHONE)).wallet !== expected && Date.now() < patience)
      await setTimeout(250);
    assert.equal((await sandboxConsole.balanceOf(PHONE)).wallet, expected);
  });

  test('its simulated phone has no globals of pages or Node', async () => {
    const { createPhone } = await import(join(folder, 'phone/phone.mjs'));
    const { runInContext } = await import('node:vm');
    const missing = ['window', 'document', 'fetch', 'URL', 'process', 'Buffer', 'require'];
    for (const name of missing)
      assert.equal(runInContext(`typeof ${name}`, createPhone()), 'undefined', name);
  });
});

test('leaves the ledger balanced, and the sandbox stops on SIGTERM', async () => {
  assert.equal(await sandboxConsole.isLedgerSound(), true);
  assert.equal(await sandbox.stop(), 0);
});
