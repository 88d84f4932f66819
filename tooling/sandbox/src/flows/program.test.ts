/** @starts processes */
import { mkdtempSync, readFileSync, readdirSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { at, call, tokenOf } from '../testing/caller';
import { makeOlderData } from '../testing/older-data';
import { runProgram, startProgram } from '../testing/program';
import { seedFolder } from '../testing/seeded';
import { until } from '@member-wallet/testing';

const folder = mkdtempSync(join(tmpdir(), 'sandbox-program-'));
const args = ['--data-dir', folder];
// Only --reset, below, creates and seeds a database: all other starts are on one that is there.
beforeAll(() => seedFolder(folder));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const walletOf = async (url: string): Promise<unknown> => {
  const token = await tokenOf(url, 'th', '0812345678');
  return at((await call(url, 'GET', '/th/api/wallet', undefined, { token })).body, 'wallet', 'amount');
};

test('prints its addresses and logins, keeps its data, and refuses a second process', async () => {
  const first = await startProgram([...args, '--log-level', 'info']);
  for (const text of ['/th/api', '/la/api', '/console', '0812345678', '02099887766', 'demo1234']) {
    expect(first.output()).toContain(text);
  }
  const token = await tokenOf(first.url, 'th', '0812345678');
  const move = { from: 'WALLET', to: 'PG', amount: 80 };
  await call(first.url, 'POST', '/th/api/wallet/transfer', move, { token });

  const second = await runProgram(['--port', '0', ...args]);
  expect(second.code).toBe(1);
  expect(second.output).toMatch(/in use by process \d+.*--data-dir/s);
  expect(second.output).not.toContain('    at ');

  // A call in progress is answered before the process stops.
  await call(first.url, 'POST', '/console/faults', {
    market: 'th',
    operationId: 'getInfo',
    kind: 'delay',
    ms: 400,
  });
  const slow = call(first.url, 'GET', '/th/api/lookup/info');
  const arrived = async () =>
    at((await call(first.url, 'GET', '/console/calls/count?operationId=getInfo')).body, 'count') === 1;
  await until(arrived);
  const ended = first.end('SIGTERM');
  expect((await slow).status).toBe(200);
  expect(await ended).toBe(0);
  expect(readdirSync(folder)).toEqual(['pglite']);

  const again = await startProgram(args);
  expect(await walletOf(again.url)).toBe(21_900);
  expect(await again.end('SIGINT')).toBe(0);
});

test('logs no tokens, passwords, codes, phones or URLs with secrets', async () => {
  const program = await startProgram([...args, '--log-level', 'trace']);
  const token = await tokenOf(program.url, 'th', '0812345678');
  const details = { token, key: 'secret-key-1' };
  await call(program.url, 'POST', '/th/api/login', { username: '0899990000', password: 'secret-password' });
  await call(
    program.url,
    'PUT',
    '/th/api/account/changepwd',
    { oldPassword: 'secret-old', newPassword: 'x' },
    details,
  );
  await call(program.url, 'GET', '/th/api/wallet/account/PG', undefined, details);
  await call(program.url, 'GET', '/th/api/autoLogin/PG/secret-user/secret-password', undefined, details);
  await call(
    program.url,
    'POST',
    '/th/api/wallet/transfer',
    { from: 'secret-from', to: 'PG', amount: 1 },
    details,
  );
  const move = { from: 'WALLET', to: 'PG', amount: 80.25 };
  const named = { token, headers: { 'x-request-id': 'browser-7f3a-0001' } };
  await call(program.url, 'POST', '/th/api/wallet/transfer', move, named);
  await call(program.url, 'POST', '/th/api/otp/send', { phoneNumber: '0861110001' });
  const { body } = await call(program.url, 'GET', '/console/otp/0861110001');
  await program.end('SIGTERM');
  const logged = program
    .output()
    .split('\n')
    .filter((line) => line.startsWith('{'));
  expect(logged.length).toBeGreaterThan(5);
  expect(logged.join('\n')).toContain('"operationId":"transfer"');
  // A call that the browser has named, and what it did to the ledger.
  expect(logged.find((line) => line.includes('"transactions"'))).toMatch(
    /"reqId":"browser-7f3a-0001".*"operationId":"transfer".*"transactions":\["\d+"\]/,
  );
  for (const secret of [
    token,
    'secret',
    'demo1234',
    '80.25',
    '0899990000',
    '0861110001',
    String(at(body, 'code')),
  ]) {
    expect(logged.join('\n')).not.toContain(secret);
  }
});

test('explains a taken port and a wrong flag without a stack', async () => {
  const holder = createServer();
  await new Promise<void>((resolve) => holder.listen(0, '127.0.0.1', resolve));
  const { port } = holder.address() as AddressInfo;
  const taken = await runProgram(['--port', String(port), ...args]);
  holder.close();
  expect(taken).toMatchObject({ code: 1, output: expect.stringContaining('port is taken') });
  const wrong = await runProgram(['--colour']);
  expect(wrong).toMatchObject({ code: 1, output: expect.stringContaining('Usage:') });
  const other = join(folder, 'nowhere');
  const nothing = await runProgram(['invariants', '--data-dir', other]);
  expect(nothing).toMatchObject({ code: 1, output: expect.stringContaining(`no sandbox data in ${other}`) });
  for (const { output } of [taken, wrong, nothing]) expect(output).not.toContain('    at ');
});

test('explains older data without a stack, and starts over with --reset', async () => {
  await makeOlderData({ dataDir: folder, databaseUrl: undefined });
  const refused = await runProgram(['--port', '0', ...args]);
  expect(refused).toMatchObject({ code: 1, output: expect.stringMatching(/another version .*--reset/) });
  expect(refused.output).not.toContain('    at ');
  // In another folder the demo members would be new anyway; here the first test has moved some of their money.
  const over = await startProgram([...args, '--reset']);
  expect(await walletOf(over.url)).toBe(21_980);
  await over.end('SIGTERM');
  expect(readdirSync(folder)).toEqual(['pglite']);
});

test('the README contains the help', async () => {
  const { code, output } = await runProgram(['--help']);
  expect(code).toBe(0);
  const readme = readFileSync(join(__dirname, '..', '..', 'README.md'), 'utf8');
  expect(readme).toContain(output.trim());
});
