import { transfer } from '../endpoints/money';
import { createTestBackend } from '../testing/test-backend';
import { createClient } from './create-client';

const money = { from: 'WALLET', to: 'PG', amount: 1 };

/** The page's `location`; undefined in Node. */
const openPage = (origin: string | undefined): void => {
  Object.defineProperty(globalThis, 'location', {
    configurable: true,
    value: origin === undefined ? undefined : { origin },
  });
};
afterEach(() => {
  Reflect.deleteProperty(globalThis, 'location');
});

const sendsKey = async (baseURL: string): Promise<boolean> => {
  const backend = createTestBackend();
  await transfer(createClient({ baseURL, transport: backend.transport, getToken: () => 'token-1' }), money);
  return 'Idempotency-Key' in (backend.calls(transfer)[0]?.headers ?? {});
};

const page = 'https://same.origin';
const relative = ['', '/', '/api', 'api', './api', '/api//v1'];
const elsewhere = [
  '//other',
  '//same.origin.evil/x',
  'https://other',
  'https://same.origin.evil',
  'https://same.origin@evil',
  'https://same.origin:444',
  'https://sub.same.origin',
  'http://same.origin',
  'wss://same.origin',
  'https:\\\\other',
  '\\\\other',
  'http://',
];

test.each<readonly [string | undefined, string, boolean]>([
  ...[
    ...relative,
    'https://same.origin',
    'https://same.origin:443/x',
    'HTTPS://SAME.ORIGIN/x',
    '//same.origin/x',
  ].map((baseURL) => [page, baseURL, true] as const),
  ...elsewhere.map((baseURL) => [page, baseURL, false] as const),
  ['http://localhost:5173', 'http://localhost:5173/api', true],
  ['http://localhost:5173', 'http://localhost:4100', false],
  ['http://localhost:5173', 'http://127.0.0.1:5173', false],
  // A page from a blob has the origin of the page that created it.
  ['https://same.origin', '/api', true],
  // A page from a file has no origin.
  ['null', '', true],
  ['null', '/api', true],
  ['null', 'https://api.example.com', false],
  ['null', '//api.example.com', false],
  // Node.
  ...relative
    .filter((baseURL) => !baseURL.includes('//'))
    .map((baseURL) => [undefined, baseURL, true] as const),
  ...elsewhere
    .filter((baseURL) => baseURL.includes('//'))
    .map((baseURL) => [undefined, baseURL, false] as const),
  [undefined, 'https://same.origin', false],
])('page %s, base URL "%s": writes send a key by default: %s', async (origin, baseURL, expected) => {
  openPage(origin);
  expect(await sendsKey(baseURL)).toBe(expected);
});

test('the option overrides the default', async () => {
  openPage(page);
  const keys = (baseURL: string, idempotencyKeys: boolean) =>
    createClient({ baseURL, idempotencyKeys }).idempotencyKeys;
  expect([keys('', false), keys('https://other', true)]).toEqual([false, true]);
});
