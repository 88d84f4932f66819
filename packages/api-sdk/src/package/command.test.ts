/** @starts processes */
import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { EndpointDefinition } from '../endpoint/endpoint-definition';
import { endpoints } from '../endpoints/all';
import { TOKEN } from '../testing/correct-backend/answers';
import { correctBackend } from '../testing/correct-backend/correct-backend';
import type { Loopback, Seen } from '../fixtures/loopback';
import { listen } from '../fixtures/loopback';
import { root } from '../fixtures/packed-project';

const command = join(root, 'dist/cli.js');
const definitions = Object.values(endpoints as unknown as Record<string, EndpointDefinition>);

const operationOf = ({ method, url }: Seen): string =>
  definitions.find(
    (one) => one.method === method && new RegExp(`^${one.path.replace(/\{\w+\}/g, '[^/]+')}$`).test(url),
  )?.operationId ?? '';

let server: Loopback;
beforeAll(async () => {
  if (!existsSync(command)) throw new Error('Build the package first: pnpm build');
  const { transport } = correctBackend();
  server = await listen((response, seen) => {
    const { authorization } = seen.headers;
    const request = {
      operationId: operationOf(seen),
      method: 'GET',
      effect: 'read',
      url: seen.url,
      headers: authorization === undefined ? {} : { Authorization: authorization },
      body: seen.body.length > 0 ? seen.body.toString() : undefined,
      signal: new AbortController().signal,
    } as const;
    transport(request).then(
      ({ status, text }) => response.writeHead(status).end(text),
      () => response.destroy(),
    );
  });
});
afterAll(() => server.close());

const run = (...args: readonly string[]) =>
  new Promise<{ code: number | null; output: string }>((resolve) => {
    const child = spawn(process.execPath, [command, '--base-url', server.url, ...args]);
    let output = '';
    child.stdout.on('data', (part: Buffer) => (output += part.toString()));
    child.stderr.on('data', (part: Buffer) => (output += part.toString()));
    child.on('close', (code) => resolve({ code, output }));
  });

test('exits with 0 if the backend conforms', async () => {
  const { code, output } = await run('--token', TOKEN);
  const writes = definitions.filter(({ effect }) => effect === 'write').length;
  expect(output).toContain(`${69 - writes} passed, 0 refused, 0 deviations, ${writes} skipped\n`);
  expect(code).toBe(0);
});

test('exits with 1 and a message if the token has expired', async () => {
  const { code, output } = await run('--token', 'expired', '--only', 'getWallet');
  expect(output).toContain('an answer to this token; it is UNAUTHORIZED');
  expect(code).toBe(1);
});

test('exits with 1 and names an unknown operation', async () => {
  const { code, output } = await run('--token', TOKEN, '--only', 'getWallet,getWalet');
  expect(output).toBe('--only: no operation is called getWalet.\n');
  expect(code).toBe(1);
});

test('prints the report as JSON or JUnit', async () => {
  const asJson = await run('--token', TOKEN, '--only', 'getInfo', '--format', 'json');
  expect(JSON.parse(asJson.output)).toMatchObject({ passed: 1, deviations: 0 });
  const asJUnit = await run('--token', TOKEN, '--only', 'getInfo', '--format', 'junit');
  expect(asJUnit.output).toMatch(/^<\?xml .*\n<testsuite name="member-wallet-conformance" tests="69"/);
  expect(await run('--format', 'xml')).toEqual({
    code: 2,
    output: '--format is one of text, json and junit.\n',
  });
});

test('exits with 2 if nothing ran', async () => {
  expect(await run('--token', TOKEN, '--only', 'transfer')).toMatchObject({
    code: 2,
    output: expect.stringContaining('Nothing ran'),
  });
});
