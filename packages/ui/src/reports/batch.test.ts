import { createBatch } from './batch';
import type { CountedEvent, ReportedEvent } from './report-types';

const missing = (n: number): ReportedEvent => ({
  type: 'missing-file',
  route: '/login',
  file: `assets/f${n}.js`,
});

function setUp() {
  const sent: (readonly CountedEvent[])[] = [];
  const batch = createBatch((events) => void sent.push(events));
  return { batch, sent };
}

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

it('sends the events of the ten seconds after the first together, and counts equal ones', () => {
  const { batch, sent } = setUp();
  batch.add(missing(1));
  jest.advanceTimersByTime(9000);
  batch.add(missing(2));
  batch.add(missing(1));
  expect(sent).toEqual([]);
  jest.advanceTimersByTime(1000);
  expect(sent).toEqual([
    [
      { ...missing(1), count: 2 },
      { ...missing(2), count: 1 },
    ],
  ]);
  jest.runAllTimers();
  expect(sent).toHaveLength(1);
});

it('sends immediately on flush, but never an empty report', () => {
  const { batch, sent } = setUp();
  batch.flush();
  batch.add(missing(1));
  batch.flush();
  batch.flush();
  jest.runAllTimers();
  expect(sent).toEqual([[{ ...missing(1), count: 1 }]]);
});

it('sends repeated events with the next new event, and does not count them towards the limit', () => {
  const { batch, sent } = setUp();
  for (let n = 0; n < 300; n += 1) {
    batch.add(missing(1));
    jest.advanceTimersByTime(20_000);
  }
  batch.add(missing(2));
  jest.runAllTimers();
  expect(sent).toEqual([
    [{ ...missing(1), count: 1 }],
    [
      { ...missing(1), count: 299 },
      { ...missing(2), count: 1 },
    ],
  ]);
});

it('sends at most 200 different events, 50 at a time, with a bounded count', () => {
  const { batch, sent } = setUp();
  for (let n = 0; n < 1000; n += 1) batch.add(missing(n));
  jest.runAllTimers();
  expect(sent.map((events) => events.length)).toEqual([50, 50, 50, 50]);

  const other = setUp();
  for (let n = 0; n < 20_000; n += 1) other.batch.add(missing(1));
  jest.runAllTimers();
  expect(other.sent).toEqual([[{ ...missing(1), count: 9999 }]]);
});
