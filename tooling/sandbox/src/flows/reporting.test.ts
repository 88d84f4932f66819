/** @starts servers */
import type { Sandbox } from '../start-sandbox';
import { at, call } from '../testing/caller';
import { startAt } from '../testing/seeded';

let sandbox: Sandbox;
beforeAll(async () => {
  sandbox = await startAt({ databaseUrl: undefined });
});
afterAll(() => sandbox.close());
beforeEach(() => call(sandbox.url, 'DELETE', '/console/reports'));

const LCP = { type: 'LCP', route: '/user/home', value: 2400, count: 1 };
const CRASH = {
  type: 'crash',
  route: '/user/bonus',
  error: 'TypeError',
  message: 'no-such-value',
  frames: ['assets/bonus-screen-1a2b3c4d.js:1:234'],
  count: 3,
};
const OUTCOME = { type: 'outcome', endpoint: 'transfer', outcome: 'done', code: '', count: 2 };
const reportOf = (...events: readonly object[]) => ({
  version: 1,
  release: '1.1.14 c0ffee',
  share: 100,
  events,
});

/** As a browser's beacon does. */
const send = (report: unknown, market = 'th', headers: Readonly<Record<string, string>> = {}) =>
  call(sandbox.url, 'POST', `/${market}/api/reports`, undefined, {
    raw: typeof report === 'string' ? report : JSON.stringify(report),
    headers: { 'content-type': 'text/plain;charset=UTF-8', ...headers },
  });
const page = async () => String((await call(sandbox.url, 'GET', '/console/reports')).body);
const list = async () => (await call(sandbox.url, 'GET', '/console/reports/list')).body;

test('shows vitals by page with their rating, outcomes and the last faults on the console', async () => {
  for (const value of [1000, 1200, 4100, 4200]) await send(reportOf({ ...LCP, value }));
  expect((await send(reportOf(CRASH, OUTCOME))).status).toBe(204);
  expect((await send(reportOf({ ...LCP, type: 'CLS', value: 0.05 }, OUTCOME), 'la')).status).toBe(204);
  await send(reportOf(OUTCOME));
  expect(await list()).toMatchObject({
    vitals: [
      { market: 'la', route: '/user/home', type: 'CLS', p75: 0.05, rating: 'good', loads: 1 },
      { market: 'th', route: '/user/home', type: 'LCP', p75: 4100, rating: 'poor', loads: 4 },
    ],
    outcomes: [
      { market: 'la', endpoint: 'transfer', outcome: 'done', count: 2 },
      { market: 'th', endpoint: 'transfer', outcome: 'done', count: 4 },
    ],
    faults: [{ market: 'th', ...CRASH, release: '1.1.14 c0ffee' }],
  });
  const text = await page();
  expect(text).toMatch(/4100 ms<\/td>\s*<td data-head="Rating"><span class="bad">poor/);
  expect(text).toContain('TypeError: no-such-value<br>assets/bonus-screen-1a2b3c4d.js:1:234');
  await call(sandbox.url, 'DELETE', '/console/reports');
  expect(await page()).not.toContain('TypeError');
});

test.each<[string, unknown]>([
  ['no JSON', '{'],
  ['nothing', reportOf()],
  ['another version', { ...reportOf(LCP), version: 2 }],
  ['a field that the form lacks', { ...reportOf(LCP), member: '0812345678' }],
  ['a field that an event lacks', reportOf({ ...CRASH, text: 'boom' })],
  ['words for a message', reportOf({ ...CRASH, message: 'No balance for Somchai' })],
  ['a number for a route', reportOf({ ...LCP, route: '/user/0812345678' })],
  ['a code that nobody declares', reportOf({ ...OUTCOME, outcome: 'refused', code: 'SOMCHAI' })],
  ['a call that nobody declares', reportOf({ ...OUTCOME, endpoint: 'somchai' })],
  ['too many events', reportOf(...Array.from({ length: 51 }, () => LCP))],
])('refuses %s', async (_, report) => {
  expect((await send(report)).status).toBe(400);
  expect(await list()).toEqual({ vitals: [], outcomes: [], faults: [] });
});

test('keeps the last reports, and refuses too large and too frequent ones', async () => {
  const other = { headers: { 'x-forwarded-for': '203.0.113.7' } };
  expect((await send(`"${'x'.repeat(66_000)}"`, 'la', other.headers)).status).toBe(413);
  const answers = [];
  for (let n = 0; n < 130; n += 1)
    answers.push(await send(reportOf({ ...CRASH, count: n + 1 }), 'la', other.headers));
  expect(answers.filter(({ status }) => status === 204).length).toBeLessThan(130);
  expect(answers.at(-1)).toMatchObject({ status: 429, body: { code: 'REQUEST_LIMIT' } });
  // Somebody else is not affected.
  expect((await send(reportOf(LCP), 'la')).status).toBe(204);
  const faults = at(await list(), 'faults') as readonly object[];
  expect(faults).toHaveLength(100);
});
