import { createTicker } from './tick';

/** What a page hears: the tones that were started, and whether the ear was closed again. */
function listen() {
  const played = { tones: 0, closed: 0 };
  const node = () => ({ connect: (next: unknown) => next });
  class FakeAudio {
    currentTime = 1;
    destination = {};
    createOscillator() {
      return {
        ...node(),
        frequency: { value: 0 },
        start: () => {
          played.tones += 1;
        },
        stop: () => undefined,
      };
    }
    createGain() {
      const gain = { setValueAtTime: () => undefined, exponentialRampToValueAtTime: () => undefined };
      return { ...node(), gain };
    }
    close() {
      played.closed += 1;
      return Promise.resolve();
    }
  }
  Object.assign(globalThis, { AudioContext: FakeAudio });
  return played;
}

const vibrate = jest.fn<boolean, [number]>(() => true);
beforeEach(() => {
  vibrate.mockClear();
  Object.defineProperty(navigator, 'vibrate', { value: vibrate, configurable: true });
});
afterEach(() => {
  Reflect.deleteProperty(globalThis, 'AudioContext');
  Reflect.deleteProperty(navigator, 'vibrate');
});

test('with sound each edge clicks, and the ear is closed when the spin is over', () => {
  const played = listen();
  const ticker = createTicker({ sound: true, haptics: false });
  ticker.tick();
  ticker.tick();
  ticker.land();
  ticker.close();
  expect(played).toEqual({ tones: 2, closed: 1 });
  expect(vibrate).not.toHaveBeenCalled();
});

test('without sound no audio is opened; the hand feels the edges and, longer, the prize', () => {
  const played = listen();
  const ticker = createTicker({ sound: false, haptics: true });
  ticker.tick();
  ticker.land();
  ticker.close();
  expect(played).toEqual({ tones: 0, closed: 0 });
  const [[edge] = [0], [prize] = [0]] = vibrate.mock.calls;
  expect(edge).toBeGreaterThan(0);
  expect(prize).toBeGreaterThan(edge);
});

test('a browser with neither stays silent and still', () => {
  Reflect.deleteProperty(navigator, 'vibrate');
  const ticker = createTicker({ sound: true, haptics: true });
  expect(() => {
    ticker.tick();
    ticker.land();
    ticker.close();
  }).not.toThrow();
});
