export interface Ticker {
  /** The pointer strikes an edge. */
  readonly tick: () => void;
  /** The wheel rests on a prize. */
  readonly land: () => void;
  readonly close: () => void;
}

interface TickerOptions {
  /** A click at each edge. */
  readonly sound: boolean;
  /** A short vibration at each edge, on devices that support it. */
  readonly haptics: boolean;
}

/** Sound and vibration at each edge. Created when a spin starts, closed when it is over. */
export function createTicker({ sound, haptics }: TickerOptions): Ticker {
  const click = sound ? createClick() : null;
  const buzz = (ms: number) => {
    if (haptics) navigator.vibrate?.(ms);
  };
  return {
    tick: () => {
      click?.play();
      buzz(6);
    },
    land: () => buzz(24),
    close: () => click?.close(),
  };
}

function createClick(): { play: () => void; close: () => void } | null {
  if (typeof AudioContext === 'undefined') return null;
  const context = new AudioContext();
  return {
    play: () => {
      const { currentTime: now } = context;
      const tone = context.createOscillator();
      const volume = context.createGain();
      tone.frequency.value = 1400;
      volume.gain.setValueAtTime(0.06, now);
      volume.gain.exponentialRampToValueAtTime(0.0001, now + 0.03);
      tone.connect(volume).connect(context.destination);
      tone.start(now);
      tone.stop(now + 0.03);
    },
    close: () => void context.close().catch(() => undefined),
  };
}
