import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { build } from 'esbuild';
import type { Page } from 'playwright-core';

// Behaviour that only a real browser has: it follows redirects and repeats requests by itself, and tells little about a
// failed call. The SDK has to cope with that, above all if money may have moved.

interface Failure {
  readonly kind?: string;
  readonly reason?: string;
  readonly status?: number;
  readonly outcome?: string;
}

let server: Server;
let elsewhere: Server;
let page: Page;
let answer = (_request: IncomingMessage, response: ServerResponse): void =>
  void response.writeHead(404).end();
let arrived: IncomingMessage[] = [];

const listen = async (handle: typeof answer): Promise<Server> => {
  const made = createServer(handle);
  await new Promise<void>((resolve) => made.listen(0, '127.0.0.1', resolve));
  return made;
};
const addressOf = (of: Server): string => `http://127.0.0.1:${(of.address() as AddressInfo).port}`;
const close = (of: Server): Promise<void> =>
  new Promise((resolve) => {
    of.close(() => resolve());
    of.closeAllConnections();
  });

beforeAll(async () => {
  const { outputFiles } = await build({
    stdin: { contents: "export * from '@member-wallet/api-sdk';", resolveDir: __dirname },
    bundle: true,
    format: 'iife',
    globalName: 'sdk',
    platform: 'browser',
    logLevel: 'error',
    write: false,
  });
  server = await listen((request, response) => {
    if (request.url === '/') {
      response.setHeader('content-type', 'text/html');
      response.end('<!doctype html><script src="/sdk.js"></script>');
    } else if (request.url === '/sdk.js') {
      response.end(outputFiles[0]?.text);
    } else {
      if (request.url?.startsWith('/api/')) arrived.push(request);
      request.resume().on('end', () => answer(request, response));
    }
  });
  elsewhere = await listen((_, response) => void response.end('[]'));
  page = await browser.newPage();
  await page.goto(addressOf(server));
});
afterAll(async () => {
  await page.close();
  await Promise.all([close(server), close(elsewhere)]);
});
beforeEach(() => {
  arrived = [];
});

/** Calls an SDK operation in the page. @returns its error, or an empty object */
const failureOf = (operationId: string, input?: object): Promise<Failure> =>
  page.evaluate(
    async ([name, given]) => {
      const { sdk } = window as unknown as {
        sdk: {
          createClient(options: object): unknown;
          endpoints: Record<
            string,
            { safe(client: unknown, input: unknown): Promise<{ ok: boolean; error?: Failure }> }
          >;
        };
      };
      const result = await sdk.endpoints[name]?.safe(sdk.createClient({ baseURL: '' }), given);
      const { kind, reason, status, outcome } = result?.error ?? {};
      return JSON.parse(JSON.stringify({ kind, reason, status, outcome })) as Failure;
    },
    [operationId, input] as const,
  );

const money = { from: 'WALLET', to: 'PG', amount: 100 };
const html = '<!doctype html><title>Log in</title>';

test('does not treat a redirected write as successful, whatever the response', async () => {
  const redirects = [
    [302, html],
    [302, '{"message":"OK"}'],
    [307, '{"message":"OK"}'],
  ] as const;
  for (const [status, text] of redirects) {
    answer = (request, response) =>
      request.url === '/login'
        ? void response.end(text)
        : void response.writeHead(status, { location: '/login' }).end();
    expect(await failureOf('transfer', money)).toEqual({
      kind: 'unexpected-response',
      reason: 'redirect',
      status: 200,
      outcome: 'unknown',
    });
  }
});

test('reports a redirect to an origin without CORS as a network error', async () => {
  answer = (_, response) => void response.writeHead(302, { location: addressOf(elsewhere) }).end();
  expect(await failureOf('getBanks')).toEqual({ kind: 'network', reason: 'ERR_NETWORK', outcome: 'none' });
});

test.each<[string, (response: ServerResponse) => void]>([
  ['before it begins', (response) => void response.destroy()],
  [
    'in the middle',
    (response) => {
      response.writeHead(200, { 'content-length': '100' }).write('{"message":');
      setTimeout(() => response.destroy(), 50);
    },
  ],
])(
  'reports an unknown outcome if the response is cut %s; the browser repeats the request with the same key',
  async (_, cut) => {
    answer = (_request, response) => cut(response);
    const failure = await failureOf('transfer', money);
    expect(failure).toMatchObject({ kind: 'network', outcome: 'unknown' });
    const keys = arrived.map(({ headers }) => headers['idempotency-key']);
    expect(keys.length).toBeGreaterThan(0);
    expect(new Set(keys).size).toBe(1);
    expect(keys[0]).toBeTruthy();
  },
);

const AS_IN_NODE: [string, number, string, string | undefined, Failure][] = [
  ['a page', 200, 'text/html', html, { kind: 'unexpected-response', reason: 'not-json' }],
  ['nothing', 204, 'text/plain', undefined, { kind: 'unexpected-response', reason: 'empty', status: 204 }],
  ['a truncated response', 200, 'application/json', '[{"code":', { reason: 'not-json' }],
  ['a refusal of the wrong type', 400, 'text/html', '{"message":"NO_DATA"}', { kind: 'api' }],
  ['a failed gateway', 502, 'text/html', html, { reason: 'not-json', status: 502 }],
  ['data of the wrong type', 200, 'image/png', '[]', {}],
];

test('handles unusual responses as in Node', async () => {
  for (const [what, status, type, text, expected] of AS_IN_NODE) {
    answer = (_request, response) => void response.writeHead(status, { 'content-type': type }).end(text);
    const failure = await failureOf('getBanks');
    const isGood = Object.keys(expected).length === 0;
    expect([what, failure]).toEqual([what, isGood ? {} : expect.objectContaining(expected)]);
  }
});
