import { listen } from '../testing/fake-audio';
import { createTicker } from './tick';

const vibrate = jest.fn<boolean, [number | number[]]>(() => true);
beforeEach(() => {
  vibrate.mockClear();
  Object.defineProperty(navigator, 'vibrate', { value: vibrate, configurable: true });
});
afterEach(() => {
  Reflect.deleteProperty(globalThis, 'AudioContext');
  Reflect.deleteProperty(navigator, 'vibrate');
});

test('with sound each strike clicks at its time, a new plan replaces the old one, and the ear is closed in the end', () => {
  const played = listen();
  const ticker = createTicker({ sound: true, haptics: false });
  ticker.plan([100, 250, 900]);
  expect(played.at).toEqual([1.1, 1.25, 1.9]);
  ticker.plan([500]);
  expect(played.at).toEqual([1.5]);
  ticker.land();
  ticker.close();
  expect(played).toMatchObject({ dropped: 2, closed: 1 });
  expect(vibrate).not.toHaveBeenCalled();
});

test('without sound no audio is opened; the hand feels slow strikes one by one, none of a fast series and, longer, the prize', () => {
  const played = listen();
  const ticker = createTicker({ sound: false, haptics: true });
  ticker.plan([100, 250, 400, 550, 700, 850, 1000, 1150, 1300, 1500, 1900]);
  ticker.land();
  const [[pattern] = [0], [prize] = [0]] = vibrate.mock.calls;
  if (!Array.isArray(pattern)) throw new Error('no pattern');
  // When each vibration begins, in ms.
  const begins = pattern.flatMap((_, index) =>
    index % 2 === 0 && index > 0 ? [pattern.slice(0, index).reduce((sum, part) => sum + part)] : [],
  );
  expect(begins).toEqual([1500, 1900]);
  expect(prize).toBeGreaterThan(pattern.at(-1) ?? 0);
  expect(played).toMatchObject({ at: [], closed: 0 });
});

test('what was planned is not felt after the end', () => {
  const ticker = createTicker({ sound: false, haptics: true });
  ticker.plan([100, 250, 900]);
  ticker.close();
  expect(vibrate).toHaveBeenLastCalledWith(0);
});

test('a browser with neither stays silent and still', () => {
  Reflect.deleteProperty(navigator, 'vibrate');
  const ticker = createTicker({ sound: true, haptics: true });
  expect(() => {
    ticker.plan([100]);
    ticker.land();
    ticker.close();
  }).not.toThrow();
});
