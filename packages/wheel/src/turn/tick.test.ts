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

test('with sound, clicks at each strike, replaces an earlier plan and closes the audio at the end', () => {
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

test('without sound, opens no audio and vibrates for slow strikes only, and longer for the prize', () => {
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

test('cancels planned vibrations when it is closed', () => {
  const ticker = createTicker({ sound: false, haptics: true });
  ticker.plan([100, 250, 900]);
  ticker.close();
  expect(vibrate).toHaveBeenLastCalledWith(0);
});

test('does nothing in a browser without audio and vibration', () => {
  Reflect.deleteProperty(navigator, 'vibrate');
  const ticker = createTicker({ sound: true, haptics: true });
  expect(() => {
    ticker.plan([100]);
    ticker.land();
    ticker.close();
  }).not.toThrow();
});
