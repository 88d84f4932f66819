/** @starts processes */
import { execFile, execFileSync, spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { correctBackend } from '../testing/correct-backend/correct-backend';
import type { Loopback } from '../fixtures/loopback';
import { root, tool } from '../fixtures/packed-project';
import { serveTransport } from '../fixtures/serve-transport';

const folder = join(root, 'foreign-clients');
const member = { username: '0811112222', password: 'a long secret' };

let uploaded: { readonly name: string; readonly text: string } | undefined;
let server: Loopback;

const run = async (...command: string[]): Promise<string> => {
  // Asynchronous, because the server in this process responds meanwhile.
  const { stdout } = await promisify(execFile)(command[0] ?? '', command.slice(1), { cwd: root });
  return stdout;
};

beforeAll(() => {
  execFileSync(process.execPath, [join(folder, 'generate.mjs')]);
});

beforeEach(async () => {
  uploaded = undefined;
  const { transport } = correctBackend({
    instead: {
      uploadSlip: async ({ body }) => {
        const file = body instanceof FormData ? body.get('file') : null;
        if (!(file instanceof File)) return { status: 400, text: '{"message":"SLIP_NO_FILE"}' };
        uploaded = { name: file.name, text: await file.text() };
        return { status: 200, text: '{"message":"OK"}' };
      },
    },
  });
  server = await serveTransport(transport);
});
afterEach(() => server.close());

test('compiles two generated clients with the same types as this package', () => {
  const { stdout, status } = spawnSync(tool('tsc7'), ['-p', folder], { encoding: 'utf8' });
  expect(stdout).toBe('');
  expect(status).toBe(0);
});

test.each(['openapi-fetch', 'hey-api'])('calls the API with a client generated for %s', async (name) => {
  const told = await run(tool('tsx'), join(folder, 'run.ts'), name, server.url, JSON.stringify(member));

  expect(JSON.parse(told)).toEqual({
    chat: ['agent', 'agent'],
    wrongPassword: 'WRONG_CREDENTIAL',
    before: 5000,
    after: 4899.9,
    refused: 'MONEY_NOT_ENOUGH',
    status: 400,
    newest: 'transfer',
    total: 13,
    qrCode: true,
    slip: { message: 'OK' },
  });
  expect(uploaded).toEqual({ name: 'slip.png', text: 'picture' });
  expect(server.seen.map(({ method, url }) => `${method} ${url}`)).toEqual([
    'POST /api/chat/history',
    'POST /api/login',
    'POST /api/login',
    'GET /api/wallet',
    'POST /api/wallet/transfer',
    'POST /api/wallet/transfer',
    'GET /api/wallet',
    'POST /api/wallet/transfer',
    'POST /api/statement',
    'GET /api/qrcode/KBANK',
    'POST /api/wallet/slip',
  ]);
  for (const { headers } of server.seen) expect(headers['x-requested-with']).toBe('XMLHttpRequest');
  const transfers = server.seen.filter(({ url }) => url.endsWith('/transfer'));
  expect(transfers.map(({ headers }) => headers['idempotency-key'])).toEqual(['key-1', 'key-1', 'key-2']);
  expect(transfers.map(({ headers }) => headers['accept-language'])).toEqual(['th', 'th', 'th']);
});
