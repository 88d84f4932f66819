import type * as notes from './note';
import { note, takeNotes } from './note';
import { startReports } from './start-reports';

type Tell = (metric: object) => void;
const tells: Record<string, Tell> = {};
jest.mock('web-vitals', () =>
  Object.fromEntries(
    ['onLCP', 'onINP', 'onCLS'].map((name) => [name, (tell: Tell) => void (tells[name] = tell)]),
  ),
);

const OPTIONS = {
  url: 'https://reports.example/wallet',
  share: 25,
  version: '1.1.14',
  routeOf: (path: string) => (path.startsWith('/user/') ? path : 'other'),
  isNotFetched: () => false,
};
const CRASH = { crash: new TypeError('a.b is not a function') };

let bodies: string[];
let beacon: jest.Mock;
const reports = () =>
  bodies.map((body) => JSON.parse(body) as { events: object[] } & Record<string, unknown>);
function show(state: 'visible' | 'hidden') {
  jest.spyOn(document, 'visibilityState', 'get').mockReturnValue(state);
  document.dispatchEvent(new Event('visibilitychange'));
}

beforeEach(() => {
  jest.useFakeTimers();
  bodies = [];
  beacon = jest.fn((_: string, body: string) => bodies.push(body) > 0);
  Object.assign(navigator, { sendBeacon: beacon });
});
afterEach(() => {
  // Drops the notes, and the timers of earlier batches.
  takeNotes(() => undefined);
  window.history.replaceState(null, '', '/');
  jest.clearAllTimers();
  jest.useRealTimers();
  jest.restoreAllMocks();
});

it('reports earlier and later notes once the page is hidden', () => {
  // Before the reports have started.
  note(CRASH);
  startReports(OPTIONS, 0);
  window.history.replaceState(null, '', '/user/bonus');
  note(CRASH);
  expect(bodies).toEqual([]);
  show('hidden');
  expect(beacon).toHaveBeenCalledWith(OPTIONS.url, expect.any(String));
  expect(reports()).toMatchObject([
    {
      version: 1,
      release: '1.1.14',
      share: 25,
      events: [
        { type: 'crash', route: 'other', count: 1 },
        { type: 'crash', route: '/user/bonus', count: 1 },
      ],
    },
  ]);
});

it.each([
  [24.9, 1],
  [25, 0],
])('with a share of 25 %, a chance of %p sends %p reports', (chance, count) => {
  startReports(OPTIONS, chance);
  note(CRASH);
  jest.runAllTimers();
  expect(bodies).toHaveLength(count);
});

it('keeps no more than 50 notes before the reports start', () => {
  startReports({ ...OPTIONS, share: 0 }, 0);
  jest.isolateModules(() => {
    const fresh = jest.requireActual<typeof notes>('./note');
    for (let n = 0; n < 80; n += 1) fresh.note(`/${n}`);
    const taken: unknown[] = [];
    fresh.takeNotes((one) => void taken.push(one));
    expect(taken).toHaveLength(50);
    fresh.note('/then');
    expect(taken.at(-1)).toBe('/then');
  });
});

it('reports each web vital once per page load, with the route where it occurred', () => {
  startReports(OPTIONS, 0);
  jest.advanceTimersByTime(1000);
  note('/user/statement');
  const at = performance.now() + 1;
  tells.onLCP?.({ id: '1', name: 'LCP', value: 1234.56, entries: [{ startTime: 0 }] });
  tells.onINP?.({ id: '2', name: 'INP', value: 48, entries: [{ startTime: at }] });
  show('hidden');
  // The library reports CLS when the page is hidden, after the listener of the reports has run.
  tells.onCLS?.({ id: '3', name: 'CLS', value: 0.012_345, entries: [] });
  show('visible');
  tells.onCLS?.({ id: '3', name: 'CLS', value: 0.5, entries: [] });
  show('hidden');
  expect(reports().flatMap(({ events }) => events)).toEqual([
    { type: 'LCP', route: 'other', value: 1235, count: 1 },
    { type: 'INP', route: '/user/statement', value: 48, count: 1 },
    { type: 'CLS', route: 'other', value: 0.0123, count: 1 },
  ]);
});

it('limits figures to the largest that a report may contain', () => {
  startReports(OPTIONS, 0);
  tells.onINP?.({ id: '1', name: 'INP', value: 1e12, entries: [] });
  tells.onCLS?.({ id: '2', name: 'CLS', value: 1e12, entries: [] });
  show('hidden');
  expect(reports()[0]?.events).toMatchObject([{ value: 86_400_000 }, { value: 100 }]);
});

it('sends with fetch if the browser has no beacons or refuses one', () => {
  const sent = jest.fn(async () => new Response());
  Object.assign(window, { fetch: sent });
  beacon.mockReturnValue(false);
  startReports(OPTIONS, 0);
  note(CRASH);
  jest.runAllTimers();
  Object.assign(navigator, { sendBeacon: undefined });
  note({ crash: new RangeError('Invalid time value') });
  jest.runAllTimers();
  expect(sent).toHaveBeenCalledTimes(2);
  expect(sent).toHaveBeenCalledWith(
    OPTIONS.url,
    expect.objectContaining({ method: 'POST', keepalive: true, mode: 'no-cors', credentials: 'omit' }),
  );
});

it('does not throw for an error that throws when read', () => {
  startReports(OPTIONS, 0);
  const hostile = new Proxy(new Error(), {
    get: () => {
      throw new Error('no');
    },
  });
  expect(() => note({ crash: hostile })).not.toThrow();
});
