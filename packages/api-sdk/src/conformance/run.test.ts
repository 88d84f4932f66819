import type { TransportRequest, TransportResponse } from '../client/transport';
import { endpoints } from '../endpoints/all';
import { TOKEN } from '../testing/correct-backend/answers';
import { type CorrectBackendOptions, correctBackend } from '../testing/correct-backend/correct-backend';
import { createTestBackend } from '../testing/test-backend';
import { formatReport } from './formats/text';
import { runConformance } from './run';

const json = (body: unknown, status = 200): TransportResponse => ({ status, text: JSON.stringify(body) });

const run = (backend: CorrectBackendOptions, options: object = {}) =>
  runConformance({ ...correctBackend(backend), writes: true, ...options });

const planted = async (operationId: string, response: TransportResponse | Error, options: object = {}) => {
  const answer = async () => {
    if (response instanceof Error) throw response;
    return response;
  };
  const { rows } = await run({ instead: { [operationId]: answer } }, { only: [operationId], ...options });
  return rows.find((row) => row.operationId === operationId);
};

const page = '<h1>Hello</h1>';

test.each<[string, string, TransportResponse | Error, string, string, RegExp]>([
  ['a missing route', 'getBanks', { status: 404, text: page }, 'breaks-apps', 'status', /a route/],
  [
    'a route of another method',
    'listStatement',
    json({ message: 'Method Not Allowed' }, 405),
    'breaks-apps',
    'status',
    /405/,
  ],
  ['a list in an object', 'listBonuses', json({ bonuses: [] }), 'breaks-apps', 'body', /a list/],
  [
    'a missing amount',
    'getWithdrawLimits',
    json({ withdrawMax: 1 }),
    'breaks-apps',
    'withdrawMin',
    /amount of money; it is missing/,
  ],
  [
    'an amount that is no number',
    'getWithdrawLimits',
    json({ withdrawMin: '1,000', withdrawMax: 1 }),
    'breaks-apps',
    'withdrawMin',
    /an amount of money/,
  ],
  [
    'an amount as a text',
    'getWithdrawLimits',
    json({ withdrawMin: '100', withdrawMax: 200 }),
    'advice',
    'withdrawMin',
    /not a text/,
  ],
  [
    'a missing text',
    'getInfo',
    json({ name: 'Member Wallet' }),
    'breaks-specification',
    'website',
    /a text; it is missing/,
  ],
  [
    'a code that is not declared',
    'transfer',
    json({ message: 'NOT_TODAY' }, 400),
    'breaks-specification',
    'code',
    /NOT_TODAY/,
  ],
  [
    'a code of another call',
    'getInfo',
    json({ message: 'OTP_EXPIRED' }, 400),
    'breaks-specification',
    'code',
    /OTP_EXPIRED/,
  ],
  [
    'a refused write with 200',
    'activateSlot',
    json({ message: 'SLOT_ALREADY_ACTIVE' }),
    'breaks-apps',
    'status',
    /400 or more/,
  ],
  ['an error without a code', 'register', json({ ok: false }, 400), 'breaks-apps', 'body', /or a code/],
  ['a page instead of an answer', 'getInfo', { status: 200, text: page }, 'breaks-apps', 'body', /JSON/],
  ['an empty answer', 'getContact', { status: 200, text: '' }, 'breaks-apps', 'body', /with a body/],
  ['a redirect', 'getConditions', { status: 302, text: '' }, 'breaks-apps', 'status', /not a redirect/],
  [
    'a cut connection',
    'getSources',
    Object.assign(new Error(), { code: 'ECONNRESET' }),
    'breaks-apps',
    'connection',
    /ECONNRESET/,
  ],
])('finds %s', async (_, operationId, response, severity, field, expected) => {
  const row = await planted(operationId, response);
  expect(row?.findings).toContainEqual({ severity, field, expected: expect.stringMatching(expected) });
  expect(row?.verdict).toBe(severity === 'advice' ? 'pass' : 'deviation');
});

test('finds missing responses', async () => {
  const silence = ({ signal }: TransportRequest) =>
    new Promise<never>((_, reject) => signal.addEventListener('abort', () => reject(new Error())));
  const { rows } = await run({ instead: { getSources: silence } }, { only: ['getSources'], timeoutMs: 50 });
  expect(rows.find(({ operationId }) => operationId === 'getSources')?.findings).toMatchObject([
    { field: 'connection', expected: 'an answer within 50 ms' },
  ]);
});

test.each<[string, string, TransportResponse, string]>([
  ['with its code elsewhere', 'activateSlot', json({ error: 'SLOT_ALREADY_ACTIVE' }, 400), 'message'],
  ['that is the shape of the call', 'spin', json({ success: false, error: 'NO_DATA' }, 400), ''],
  ['of what failed behind the server', 'createQrCode', json({ message: 'QR_FAIL' }, 502), ''],
  ['of too many calls', 'getBanks', json({ message: 'REQUEST_LIMIT' }, 429), ''],
  [
    'with a type for problems',
    'register',
    { ...json({ message: 'EXISTING_USER' }, 409), contentType: 'application/problem+json' },
    '',
  ],
])('does not fail for a refusal %s', async (_, operationId, response, field) => {
  const row = await planted(operationId, response);
  expect(row).toMatchObject({
    verdict: 'refused',
    findings: field === '' ? [] : [{ severity: 'advice', field }],
  });
});

test('accepts a rate limit for calls by strangers', async () => {
  const { transport, ...backend } = correctBackend();
  const { rows } = await runConformance({
    ...backend,
    only: ['getProfile', 'withdraw'],
    writes: true,
    transport: (request) =>
      request.headers['Authorization'] === `Bearer ${TOKEN}`
        ? transport(request)
        : Promise.resolve(json({ message: 'REQUEST_LIMIT' }, 429)),
  });
  expect(rows.flatMap(({ findings }) => findings)).toEqual([]);
});

test('accepts an error with a declared code, except with strict', async () => {
  const refused = json({ message: 'EXISTING_USER' }, 400);
  expect(await planted('register', refused)).toMatchObject({
    verdict: 'refused',
    detail: 'EXISTING_USER',
    findings: [],
  });
  expect(await planted('register', refused, { strict: true })).toMatchObject({
    verdict: 'deviation',
    findings: [{ field: 'code', expected: 'an answer; it is EXISTING_USER' }],
  });
});

test('fails if the token is refused', async () => {
  const report = await run({ mistakes: ['refuses the token'] }, { writes: false });
  const ofMembers = report.rows.filter(({ verdict }) => verdict === 'deviation');
  expect(ofMembers.length).toBeGreaterThanOrEqual(20);
  expect(ofMembers[0]?.findings[0]).toEqual({
    severity: 'breaks-apps',
    field: 'auth',
    expected: 'an answer to this token; it is EXPIRED_AUTH_TOKEN',
  });
});

test('refuses an unknown operation', async () => {
  await expect(run({}, { only: ['getWallet', 'getWalet'] })).rejects.toThrow(
    'no operation is called getWalet',
  );
});

test('without a token and writes, only runs visitors’ reads', async () => {
  const asked = new Set<string>();
  const { baseURL, transport } = correctBackend();
  const report = await runConformance({
    baseURL,
    transport: (request) => {
      asked.add(request.operationId);
      return transport(request);
    },
  });
  for (const name of asked) {
    const { effect, auth } = endpoints[name as keyof typeof endpoints];
    expect(effect).toBe('read');
    expect(auth).not.toBe('member');
  }
  expect(report).toMatchObject({ passed: asked.size, deviations: 0, skipped: 69 - asked.size });
  expect(asked.size).toBeGreaterThanOrEqual(12);
});

test('changes nothing without writes, and tries a wrong password once', async () => {
  const written: TransportRequest[] = [];
  const { transport, ...backend } = correctBackend();
  await runConformance({
    ...backend,
    transport: (request) => {
      const { effect } = endpoints[request.operationId as keyof typeof endpoints];
      if (effect === 'write') written.push(request);
      return transport(request);
    },
  });
  expect(written.map(({ operationId }) => operationId)).toEqual(['login']);
  expect(written[0]?.body).toContain('certainly not the password');
});

test("uses values from responses for later calls, unless the caller's inputs replace them", async () => {
  const backend = createTestBackend();
  backend.answer(endpoints.createQrCode, { hasQrcode: true, qrcodeId: 'qr-found' });
  await runConformance({
    baseURL: '',
    transport: backend.transport,
    token: TOKEN,
    writes: true,
    only: ['createQrCode', 'deleteQrCode', 'activateBonus'],
    inputs: { activateBonus: { code: 'GIVEN' } },
  });
  const deleted = backend.calls(endpoints.deleteQrCode);
  expect(deleted.filter(({ headers }) => headers['Authorization'] === `Bearer ${TOKEN}`)).toMatchObject([
    { input: { qrcodeId: 'qr-found' } },
  ]);
  expect(backend.calls(endpoints.activateBonus)[0]).toMatchObject({ input: { code: 'GIVEN' } });
  expect(backend.calls(endpoints.transfer)).toEqual([]);
});

test('does not repeat a move with an unknown outcome', async () => {
  const keys: (string | undefined)[] = [];
  const lost = ({ headers }: TransportRequest) => {
    keys.push(headers['Idempotency-Key']);
    return Promise.reject(Object.assign(new Error(), { code: 'ECONNRESET' }));
  };
  await run({ instead: { withdraw: lost } }, { only: ['withdraw'] });
  expect(keys.length).toBeGreaterThan(1);
  expect(keys).not.toContain(undefined);
  expect(new Set(keys).size).toBe(keys.length);
});

test('restores the balance after the checks', async () => {
  const backend = correctBackend();
  const balance = async () => {
    const { text } = await backend.transport({
      operationId: 'getWallet',
      method: 'GET',
      effect: 'read',
      url: '/api/wallet',
      headers: { Authorization: `Bearer ${TOKEN}` },
      body: undefined,
      signal: new AbortController().signal,
    });
    return (JSON.parse(text) as { wallet: { amount: number } }).wallet.amount;
  };
  const before = await balance();
  await runConformance({ ...backend, writes: true, only: ['transfer'] });
  // The call itself transfers its example's 100.10.
  expect(await balance()).toBeCloseTo(before - 100.1);
});

test('lists findings by severity, and what could not be checked, in the text', async () => {
  const backend: CorrectBackendOptions = {
    change: (name, body) => {
      if (name === 'getInfo') return { name: 'Member Wallet' };
      return name === 'listRefunds' ? { refunds: [] } : body;
    },
  };
  const text = formatReport(await run(backend, { only: ['getInfo', 'listRefunds'] }));
  expect(text).toContain('DEVIATION  getInfo');
  expect(text).toMatch(
    /Breaks the specification \(1\)\n {2}getInfo {2}website: expected a text; it is missing/,
  );
  expect(text).toMatch(/Could not be checked\n {2}listRefunds {2}order: /);
  expect(text).toMatch(/1 passed, 0 refused, 1 deviations, 67 skipped\n$/);
  expect(text).not.toContain('Advice');
});
