import type { TransportRequest, TransportResponse } from '@member-wallet/api-sdk';
import fc from 'fast-check';
import type * as ServerClock from './server-clock';

const START = Date.parse('2026-11-20T12:00:00Z');
const YEAR_MS = 365.25 * 24 * 3_600_000;

let clock: typeof ServerClock;
beforeEach(async () => {
  jest.useFakeTimers({ now: START });
  jest.resetModules();
  clock = await import('./server-clock');
});
afterEach(() => jest.useRealTimers());

const MEMBER = { Authorization: 'Bearer t' };

/** Makes one call. @param date as the server sends it @param ms how long the request and the response take */
async function call(
  date: string | undefined | (() => string),
  ms: [there: number, back: number] = [0, 0],
  headers = MEMBER,
) {
  const send = clock.learningServerTime(async () => {
    jest.advanceTimersByTime(ms[0]);
    const answer: TransportResponse = {
      status: 200,
      text: '',
      date: typeof date === 'function' ? date() : date,
    };
    jest.advanceTimersByTime(ms[1]);
    return answer;
  });
  return send({ headers } as Partial<TransportRequest> as TransportRequest);
}
const header = (moment: number) => new Date(moment).toUTCString();

it.each([
  ['ten minutes ahead', 600_000],
  ['ten minutes behind', -600_000],
  ['in another calendar', 543 * YEAR_MS],
])('corrects a phone clock that is %s with one response', async (_, off) => {
  jest.setSystemTime(START + off);
  expect(clock.isServerTimeKnown()).toBe(false);
  const told = jest.fn();
  const unfollow = clock.followServerTime(told);
  await call(header(START));
  expect(clock.isServerTimeKnown()).toBe(true);
  expect(Math.abs(clock.serverNow() - START)).toBeLessThan(1000);
  expect(told).toHaveBeenCalledTimes(1);
  await call(header(START));
  expect(told).toHaveBeenCalledTimes(1);
  unfollow();
  jest.setSystemTime(START + 5 * off);
  await call(header(START));
  expect(told).toHaveBeenCalledTimes(1);
});

it('leaves a correct clock unchanged, however slow the network and whatever fraction the header omits', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(fc.record({ pause: fc.nat(5000), there: fc.nat(20_000), back: fc.nat(20_000) }), {
        maxLength: 8,
      }),
      async (calls) => {
        for (const { pause, there, back } of calls) {
          jest.advanceTimersByTime(pause);
          await call(() => header(Date.now()), [there, back]);
          expect(clock.serverNow()).toBe(Date.now());
        }
      },
    ),
  );
});

it('gets closer with every response, and is never worse than one slow response', async () => {
  jest.setSystemTime(START + 600_000);
  const server = () => header(Date.now() - 600_000);
  await call(server, [4000, 3000]);
  const first = Math.abs(clock.serverNow() - (Date.now() - 600_000));
  expect(first).toBeLessThanOrEqual(7000);
  await call(server, [100, 100]);
  expect(Math.abs(clock.serverNow() - (Date.now() - 600_000))).toBeLessThanOrEqual(Math.min(first, 1200));
});

it.each([600_000, -600_000])('a slow response does not change an exact estimate of %p ms', async (ahead) => {
  jest.setSystemTime(START - ahead);
  const server = () => header(Date.now() + ahead);
  await call(server);
  const estimate = clock.serverNow() - Date.now();
  await call(server, [4000, 3000]);
  expect(clock.serverNow() - Date.now()).toBe(estimate);
});

it.each([undefined, '', 'soon'])('ignores %p as a date', async (date) => {
  await call(date);
  expect(clock.isServerTimeKnown()).toBe(false);
});

it('ignores responses to visitors, which may come from a cache', async () => {
  await call(header(START - 600_000), [0, 0], {} as never);
  expect(clock.isServerTimeKnown()).toBe(false);
  expect(clock.serverNow()).toBe(START);
});

it.each([
  [1999, true],
  [2000, false],
  [-1999, true],
  [-2000, false],
])('a clock that jumps by %p ms is even: %p', (jump, isEven) => {
  jest.setSystemTime(START + jump);
  expect(clock.isClockEven()).toBe(isEven);
});

it('detects that the clock was set or the page slept, until the next dated response', async () => {
  expect(clock.isClockEven()).toBe(true);
  jest.advanceTimersByTime(3_600_000);
  expect(clock.isClockEven()).toBe(true);
  for (const set of [600_000, -600_000]) {
    jest.setSystemTime(Date.now() + set);
    expect(clock.isClockEven()).toBe(false);
    await call(undefined);
    expect(clock.isClockEven()).toBe(false);
    await call(header(START + 3_600_000));
    expect(clock.isClockEven()).toBe(true);
  }
});
