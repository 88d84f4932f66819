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

it('sends what came within ten seconds of the first together, and counts what is the same', () => {
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

it('sends at once when asked, and never nothing', () => {
  const { batch, sent } = setUp();
  batch.flush();
  batch.add(missing(1));
  batch.flush();
  batch.flush();
  jest.runAllTimers();
  expect(sent).toEqual([[{ ...missing(1), count: 1 }]]);
});

it('what was sent before waits for something new, and takes no room from it', () => {
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

it('a page that never stops failing sends 200 events, 50 at a time, and a bounded count', () => {
  const { batch, sent } = setUp();
  for (let n = 0; n < 1000; n += 1) batch.add(missing(n));
  jest.runAllTimers();
  expect(sent.map((events) => events.length)).toEqual([50, 50, 50, 50]);

  const other = setUp();
  for (let n = 0; n < 20_000; n += 1) other.batch.add(missing(1));
  jest.runAllTimers();
  expect(other.sent).toEqual([[{ ...missing(1), count: 9999 }]]);
});
