interface Ticker {
  /** Ticks so many ms from now, instead of what was planned before. */
  readonly plan: (after: readonly number[]) => void;
  /** The wheel rests on a prize. */
  readonly land: () => void;
  readonly close: () => void;
}

interface TickerOptions {
  /** A click at each strike of the pointer. */
  readonly sound: boolean;
  /** A short vibration at each strike that can be felt as one, on devices that support it. */
  readonly haptics: boolean;
}

const BUZZ = 6;
const PRIZE_BUZZ = 24;

/**
 * Strikes are felt while they are at least this many ms apart: as the wheel slows down, one by one. Faster ones would
 * be a hum, and every vibration is work for the main thread, the only such work of a spin.
 */
const APART = 200;

const feltOf = (strikes: readonly number[]): readonly number[] =>
  strikes.filter((at, index) => at - (strikes[index - 1] ?? at) >= APART);

/**
 * Sound and vibration when the pointer strikes, planned ahead. Created when a spin starts, closed when it is over.
 */
export function createTicker({ sound, haptics }: TickerOptions): Ticker {
  const click = sound ? createClick() : null;
  const vibrate = (pattern: number | number[]) => {
    if (haptics) navigator.vibrate?.(pattern);
  };
  return {
    plan: (after) => {
      click?.plan(after);
      const felt = feltOf(after);
      // Begins with a vibration, of no length; then pauses and vibrations alternate.
      vibrate([0, ...felt.flatMap((at, index) => [at - (felt[index - 1] ?? -BUZZ) - BUZZ, BUZZ])]);
    },
    land: () => vibrate(PRIZE_BUZZ),
    close: () => {
      click?.close();
      vibrate(0);
    },
  };
}

function createClick(): { plan: (after: readonly number[]) => void; close: () => void } | null {
  if (typeof AudioContext === 'undefined') return null;
  const context = new AudioContext();
  const tone = context.createOscillator();
  const volume = context.createGain();
  tone.frequency.value = 1400;
  volume.gain.value = 0;
  tone.connect(volume).connect(context.destination);
  tone.start();
  return {
    plan: (after) => {
      const now = context.currentTime;
      volume.gain.cancelScheduledValues(now);
      for (const at of after) {
        const then = now + at / 1000;
        volume.gain.setValueAtTime(0.06, then);
        volume.gain.exponentialRampToValueAtTime(0.0001, then + 0.03);
      }
    },
    close: () => void context.close(),
  };
}
