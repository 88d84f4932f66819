interface Ticker {
  /** Plans ticks at these times in ms from now, and replaces the earlier plan. */
  readonly plan: (after: readonly number[]) => void;
  /** The wheel rests on a prize. */
  readonly land: () => void;
  readonly close: () => void;
}

interface TickerOptions {
  /** A click at each strike of the pointer. */
  readonly sound: boolean;
  /** A short vibration at each strike that can be felt separately, on devices that support it. */
  readonly haptics: boolean;
}

const BUZZ = 6;
const PRIZE_BUZZ = 24;

/**
 * Only strikes at least this many ms apart vibrate, when the wheel slows down. Faster vibrations would be a hum, and
 * each is work for the main thread, the only such work during a spin.
 */
const APART = 200;

const feltOf = (strikes: readonly number[]): readonly number[] =>
  strikes.filter((at, index) => at - (strikes[index - 1] ?? at) >= APART);

/** Plans sound and vibration for the strikes of the pointer. Created when a spin starts, closed when it is over. */
export function createTicker({ sound, haptics }: TickerOptions): Ticker {
  const click = sound ? createClick() : null;
  const vibrate = (pattern: number | number[]) => {
    if (haptics) navigator.vibrate?.(pattern);
  };
  return {
    plan: (after) => {
      click?.plan(after);
      const felt = feltOf(after);
      // A pattern starts with a vibration, here of length 0; then pauses and vibrations alternate.
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
