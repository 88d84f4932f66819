import type { TransportRequest, TransportResponse } from '../client/transport';
import { endpoints } from '../endpoints/all';
import { createTestBackend } from '../testing/test-backend';
import { formatReport } from './report';
import { runConformance } from './run';

const token = 'member-token';
const backend = createTestBackend();

const refusal: TransportResponse = {
  status: 401,
  contentType: 'application/json',
  text: '{"message":"UNAUTHORIZED"}',
};
const json = (body: unknown, status = 200): TransportResponse => ({
  status,
  contentType: 'application/json',
  text: JSON.stringify(body),
});

type Plant = (request: TransportRequest) => TransportResponse | Promise<TransportResponse>;
const isMember = ({ headers }: TransportRequest) => headers.Authorization === `Bearer ${token}`;

/** A backend that keeps the contract, but for what is planted. */
const serving = (plants: Readonly<Record<string, Plant>> = {}) => ({
  baseURL: '',
  transport: async (request: TransportRequest): Promise<TransportResponse> => {
    const { operationId } = request;
    const { auth } = endpoints[operationId as keyof typeof endpoints];
    const plant = plants[operationId];
    if (plant) return plant(request);
    return auth === 'member' && !isMember(request) ? refusal : backend.transport(request);
  },
});

const guarded =
  (answer: TransportResponse): Plant =>
  (request) =>
    isMember(request) ? answer : refusal;

const slot = { code: 'PG', name: 'PG', category: 'slot', amount: 1, ftWalletSlot: 1, isActive: true };
const wallet = { profile: { _id: '1', username: 'u', name: 'n' }, wallet: { amount: 1 }, slots: [slot] };

test('a conforming backend passes every row', async () => {
  const report = await runConformance({ ...serving(), token, includeWrites: true });
  expect(report.rows.filter(({ verdict }) => verdict !== 'pass')).toEqual([]);
  expect(report).toMatchObject({ passed: 69, refused: 0, deviations: 0, skipped: 0 });
  expect(report.passed).toBe(Object.keys(endpoints).length);
});

test.each<[string, string, Plant, string, RegExp]>([
  [
    'a missing route',
    'getBanks',
    () => ({ status: 404, contentType: 'text/html', text: '<h1>404</h1>' }),
    'status',
    /a route/,
  ],
  [
    'a route of another method',
    'listStatement',
    guarded(json({ message: 'Method Not Allowed' }, 405)),
    'status',
    /405/,
  ],
  [
    'a field of another type',
    'getWallet',
    guarded(json({ ...wallet, slots: [{ ...slot, isActive: 'yes' }] })),
    'slots[].isActive',
    /shape/,
  ],
  [
    'a missing field',
    'getProfile',
    guarded(json({ profile: { _id: '1', name: 'n' } })),
    'profile.username',
    /shape/,
  ],
  [
    'an amount that is no number',
    'getWithdrawLimits',
    guarded(json({ withdrawMin: '1,000', withdrawMax: 1 })),
    'withdrawMin',
    /shape/,
  ],
  ['a list in an object', 'listBonuses', guarded(json({ bonuses: [] })), 'body', /shape/],
  [
    'a code that is not declared',
    'transfer',
    guarded(json({ message: 'NOT_TODAY' }, 400)),
    'code',
    /NOT_TODAY/,
  ],
  ['a code of another call', 'getInfo', () => json({ message: 'OTP_EXPIRED' }, 400), 'code', /OTP_EXPIRED/],
  ['an error without a code', 'withdraw', guarded(json({ ok: false }, 400)), 'body', /message or a code/],
  [
    'a page instead of an answer',
    'getInfo',
    () => ({ status: 200, contentType: 'text/html', text: '<p>Hi</p>' }),
    'body',
    /JSON/,
  ],
  [
    'an empty answer',
    'getContact',
    () => ({ status: 200, contentType: '', text: '' }),
    'body',
    /with a body/,
  ],
  ['a redirect', 'getConditions', () => ({ status: 302, contentType: '', text: '' }), 'status', /redirect/],
  ['data for visitors', 'checkRefund', () => json({ refundAmount: 1 }), 'auth', /without a token/],
  [
    'silence',
    'getSources',
    ({ signal }) => new Promise((_, reject) => signal.addEventListener('abort', () => reject(new Error()))),
    'connection',
    /within 50 ms/,
  ],
  [
    'a cut connection',
    'spin',
    () => Promise.reject(Object.assign(new Error(), { code: 'ECONNRESET' })),
    'connection',
    /ECONNRESET/,
  ],
])('%s is found', async (_, operationId, plant, field, detail) => {
  const report = await runConformance({
    ...serving({ [operationId]: plant }),
    token,
    includeWrites: true,
    timeoutMs: 50,
  });
  const found = report.rows.filter(({ verdict }) => verdict === 'deviation');
  expect(found).toMatchObject([{ operationId, field }]);
  expect(found[0]?.detail).toMatch(detail);
  expect(formatReport(report)).toContain(`DEVIATION  ${operationId}`);
  expect(report.deviations).toBe(1);
});

test('an error with a declared code conforms, except with strict', async () => {
  const plants = { withdraw: guarded(json({ message: 'MONEY_NOT_ENOUGH' }, 400)) };
  const report = await runConformance({ ...serving(plants), token, includeWrites: true });
  expect(report).toMatchObject({ passed: 68, refused: 1, deviations: 0 });
  expect(report.rows.find(({ verdict }) => verdict === 'refused')).toMatchObject({
    operationId: 'withdraw',
    detail: 'MONEY_NOT_ENOUGH',
  });
  const strict = await runConformance({ ...serving(plants), token, includeWrites: true, strict: true });
  expect(strict.rows.filter(({ verdict }) => verdict === 'deviation')).toMatchObject([
    { operationId: 'withdraw', field: 'code', detail: 'an answer; it is MONEY_NOT_ENOUGH' },
  ]);
});

test('without a token and includeWrites, only the reads for visitors run', async () => {
  backend.reset();
  const report = await runConformance(serving());
  const asked = backend.calls().map(({ operationId }) => operationId);
  for (const name of asked) {
    const { effect, auth } = endpoints[name as keyof typeof endpoints];
    expect(effect).toBe('read');
    expect(auth).not.toBe('member');
  }
  expect(report).toMatchObject({ passed: asked.length, deviations: 0, skipped: 69 - asked.length });
  expect(asked.length).toBeGreaterThanOrEqual(12);
});

test("values from a response are used by later calls, and the caller's inputs take precedence", async () => {
  backend.reset();
  backend.answer(endpoints.createQrCode, { hasQrcode: true, qrcodeId: 'qr-found' });
  await runConformance({
    ...serving(),
    token,
    includeWrites: true,
    only: ['createQrCode', 'deleteQrCode', 'activateBonus'],
    inputs: { activateBonus: { code: 'GIVEN' } },
  });
  expect(backend.calls(endpoints.deleteQrCode)).toMatchObject([{ input: { qrcodeId: 'qr-found' } }]);
  expect(backend.calls(endpoints.activateBonus)).toMatchObject([{ input: { code: 'GIVEN' } }]);
  expect(backend.calls(endpoints.transfer)).toEqual([]);
  backend.reset();
});
