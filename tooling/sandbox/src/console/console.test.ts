/** @starts servers */
import { startSandbox } from '../start-sandbox';
import type { Sandbox } from '../start-sandbox';
import { at, call, tokenOf } from '../testing/caller';
import { startAt } from '../testing/seeded';

let sandbox: Sandbox;
const printed: string[] = [];
beforeAll(async () => {
  sandbox = await startAt({ databaseUrl: undefined }, { print: (line) => printed.push(line) });
});
afterAll(() => sandbox.close());

const get = (path: string) => call(sandbox.url, 'GET', path);
const post = (path: string, body: unknown) => call(sandbox.url, 'POST', path, body);

test('a code is printed, shown on the page and available to tests', async () => {
  await post('/th/api/otp/send', { phoneNumber: '0851110001' });
  const code = (await sandbox.otpCode('0851110001')) ?? '';
  expect(code).toMatch(/^\d{6}$/);
  expect(printed).toContain(`Simulated SMS to 0851110001: code ${code}`);
  expect((await get('/console/otp/0851110001')).body).toEqual({ code });
  expect((await get('/console/otp/0850000000')).status).toBe(404);
  const page = await get('/console');
  expect(page.status).toBe(200);
  expect(page.body).toContain(code);
  expect(page.body).toContain('all rules hold');
  expect((await get('/console/members')).body).toContain('สมชาย ใจดี');
});

test('escapes what members write', async () => {
  await post('/console/switches', { market: 'th', registerOTP: false });
  const name = '<img src=x onerror=alert(1)>';
  const registered = await post('/th/api/account', {
    name,
    username: '0851110002',
    password: 'secret-1',
    bankCode: 'SCB',
    bankAccountName: 'X',
    bankAccountNo: '8511100020',
  });
  expect(registered.status).toBe(200);
  const { body } = await get('/console/members');
  expect(body).not.toContain(name);
  expect(body).toContain('&lt;img src=x');
});

test('lists members by pages, the newest first, each once; a search says how many it finds', async () => {
  await post('/console/growth', { market: 'la', phone: '02099887766', invites: 230 });
  const phones: unknown[] = [];
  let pages = 0;
  for (let after: unknown = ''; after !== null; pages += 1) {
    const { body } = await get(`/console/overview${after === '' ? '' : `?after=${String(after)}`}`);
    phones.push(...(at(body, 'members') as readonly unknown[]).map((member) => at(member, 'phone')));
    after = at(body, 'next');
  }
  expect(pages).toBe(3);
  expect(new Set(phones).size).toBe(phones.length);
  expect(phones).toContain('0812345678');
  const { body: newest } = await get('/console/members');
  expect(newest).toContain('/console/members?after=');
  expect(newest).toContain('Shown: 100 a page.');
  const found = phones.filter((phone) => String(phone).startsWith('02')).length;
  expect(found).toBeGreaterThan(100);
  expect((await get('/console/members?find=02')).body).toContain(
    'More than 100. Shown: the newest. Type more of the phone or the name to find fewer.',
  );
});

test('accepts only loopback host names', async () => {
  for (const host of ['evil.example', 'localhost.evil.example', '127.0.0.1.evil.example']) {
    const answer = await call(sandbox.url, 'GET', '/console/overview', undefined, { headers: { host } });
    expect(answer.status).toBe(403);
  }
  const own = await call(sandbox.url, 'GET', '/console/overview', undefined, {
    headers: { host: 'localhost:1' },
  });
  expect(own.status).toBe(200);
});

test.each([
  ['a page elsewhere', 'https://evil.example'],
  ['another port of this machine', 'http://127.0.0.1:1'],
  ['a page without an origin', 'null'],
])('refuses what %s sends', async (_, origin) => {
  const { host } = new URL(sandbox.url);
  const send = (headers: Record<string, string>) =>
    call(sandbox.url, 'POST', '/console/clock', { ms: 0 }, { headers: { host, ...headers } });
  expect((await send({ origin })).status).toBe(403);
  expect((await send({ origin: sandbox.url })).status).toBe(200);
  expect(
    (await call(sandbox.url, 'DELETE', '/console/faults', undefined, { headers: { origin } })).status,
  ).toBe(403);
});

test('accepts only JSON, and no forwarded requests', async () => {
  for (const type of ['text/plain', 'application/x-www-form-urlencoded', 'multipart/form-data; boundary=x']) {
    const answer = await call(sandbox.url, 'POST', '/console/clock', undefined, {
      raw: '{"ms":0}',
      headers: { 'content-type': type },
    });
    expect(answer.status).toBe(400);
  }
  const forwarded = { headers: { 'x-forwarded-for': '203.0.113.9' } };
  expect((await call(sandbox.url, 'GET', '/console/overview', undefined, forwarded)).status).toBe(403);
});

test('does not exist in production', async () => {
  const bare = await startSandbox({ logLevel: 'silent', seed: false, console: false });
  try {
    for (const path of ['/console', '/console/overview', '/console/chat/', '/console/console.js']) {
      expect((await call(bare.url, 'GET', path)).status).toBe(404);
    }
    expect((await call(bare.url, 'GET', '/th/api/lookup/info')).status).toBe(200);
  } finally {
    await bare.close();
  }
});

test.each([
  '',
  '/calls',
  '/members',
  '/messages',
  '/payments',
  '/ledger',
  '/clock',
  '/faults',
  '/switches',
  '/reports',
  '/chat/',
])('the page /console%s allows only its own script, and no frames', async (path) => {
  const page = await fetch(`${sandbox.url}/console${path}`);
  expect(page.status).toBe(200);
  expect(page.headers.get('content-security-policy')).toContain("script-src 'self'");
  expect(page.headers.get('content-security-policy')).toContain("frame-ancestors 'none'");
  const text = await page.text();
  expect(text).not.toMatch(/<script>|<[^>]*\s(style|on\w+)=/);
  expect(text).toContain('aria-current="page"');
});

test('no form has more than one submit button, which Enter in a field presses', async () => {
  const { body: overview } = await get('/console/overview');
  const id = String(at(overview, 'members', 0, 'id'));
  await get('/th/api/lookup/info');
  const { body: calls } = await get('/console/calls/list');
  const paths = [
    '/faults',
    '/switches',
    '/calls',
    '/members',
    '/messages',
    '/clock',
    '/reports',
    `/members/${id}`,
  ];
  for (const path of [...paths, `/calls/${String(at(calls, 0, 'id'))}`]) {
    const { body } = await get(`/console${path}`);
    const forms = String(body).match(/<form[^]*?<\/form>/g) ?? [];
    const submits = forms.map((form) => form.match(/<button(?![^>]*type="button")[^>]*>[^<]*/g) ?? []);
    expect([path, submits.filter((buttons) => buttons.length > 1)]).toEqual([path, []]);
  }
});

test('serves its own typefaces, and allows no others', async () => {
  const { body } = await get('/console/style.css');
  const addresses = [...String(body).matchAll(/url\(([^)]+)\)/g)].map(([, address = '']) => address);
  expect(addresses).toHaveLength(4);
  for (const address of addresses) {
    const font = await fetch(sandbox.url + address);
    expect([font.status, font.headers.get('content-type')]).toEqual([200, 'font/woff2']);
  }
  const page = await fetch(`${sandbox.url}/console`);
  expect(page.headers.get('content-security-policy')).toContain("font-src 'self'");
});

test('every reward that the console grants can be used', async () => {
  const phone = '0898765432';
  const token = await tokenOf(sandbox.url, 'th', phone);
  const ask = (path: string) => call(sandbox.url, 'GET', `/th/api${path}`, undefined, { token });
  const give = (given: object) => post('/console/rewards', { market: 'th', phone, ...given });
  expect(at((await give({ invite: 12.5 })).body, 'code')).toBe('NO_INVITE_BONUS');
  expect(at((await give({ cashback: 0 })).body, 'code')).toBe('KEY_INVALID');
  expect(at((await give({ bonus: 'NOPE', coins: 3 })).body, 'code')).toBe('NO_DATA');
  expect((await give({ coins: 2, coupon: 'C20', cashback: 40 })).status).toBe(200);
  expect(at((await ask('/spinwheel/setup')).body, 'result', 'userCoin')).toBe(2);
  expect((await ask('/spinwheel/coupon')).body).toMatchObject([{ amount: 20 }]);
  expect(at((await ask('/refund/check')).body, 'bonus')).toBe(40);
  const before = Number(at((await ask('/wallet')).body, 'wallet', 'amount'));
  expect((await ask('/refund/addWallet')).status).toBe(200);
  expect((await give({ promotion: 'FRIEND50' })).status).toBe(200);
  expect((await ask('/bonus/clear')).status).toBe(200);
  expect((await give({ bonus: 'DAILY' })).status).toBe(200);
  expect((await ask('/bonus/check/active')).body).toEqual({ status: true, type: 'day' });
  expect(at((await ask('/wallet')).body, 'wallet', 'amount')).toBe(before + 40 + 50 + 20);
  expect((await post('/console/rewards', { market: 'th', phone: '0812345678', invite: 12.5 })).status).toBe(
    200,
  );
  const inviter = await tokenOf(sandbox.url, 'th', '0812345678');
  const wallet = await call(sandbox.url, 'GET', '/th/api/wallet', undefined, { token: inviter });
  expect(at(wallet.body, 'invite', 'amount')).toBe(332.5);
  expect(await sandbox.invariants()).toMatchObject({ ok: true });
});

test.each([
  ['/console/switches', { market: 'xx' }],
  ['/console/switches', { market: 'th', registerOTP: 'yes' }],
  ['/console/faults', { market: 'th', operationId: 'transfer', kind: 'explode' }],
  ['/console/faults', { market: 'th', operationId: 'getInfo', kind: 'error', status: 42 }],
  ['/console/fund', { market: 'th', phone: '0812345678', amount: -5 }],
  ['/console/fund', { market: 'th', phone: '0812345678', amount: 1.005 }],
  ['/console/clock', { ms: 'soon' }],
  ['/console/providers', { market: 'th', game: 'PG', state: 'asleep' }],
  ['/console/members', { market: 'th', phone: '0812345678', standing: 'king' }],
  ['/console/rewards', { market: 'th', phone: '0812345678', coins: -1 }],
  ['/console/fund', { market: 'th', phone: '08\0', amount: 5 }],
])('%s refuses %p', async (path, body) => {
  expect((await post(path, body)).status).toBe(400);
});

test.each([
  ['/members?find=a&find=b', 200],
  ['/members?find=%00', 200],
  ['/members?after=%00', 200],
  ['/members/%00', 404],
  ['/calls?member=%00', 200],
  ['/calls/count?market=%00', 200],
  ['/messages?phone=%00&phone=1', 200],
  ['/chat/?market=th&conversation=a&conversation=b', 200],
  ['/ledger?before=1&before=2', 200],
  ['/otp/%00', 404],
])('GET /console%s is answered with %p', async (path, status) => {
  expect((await get(`/console${path}`)).status).toBe(status);
});

test('refuses money for an unknown member', async () => {
  const answer = await post('/console/fund', { market: 'la', phone: '0812345678', amount: 5 });
  expect(at(answer.body, 'code')).toBe('NO_USER');
});
