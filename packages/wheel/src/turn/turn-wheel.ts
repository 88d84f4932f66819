import type { WheelLayout } from '../geometry/layout';
import { withinTurn } from '../geometry/slices';
import { landOn, stopSpin } from '../spin/landing';
import { rotationAt } from '../spin/position';
import { type Spin, startSpin } from '../spin/spin';
import { pointerFrames, stripFrames, strikesOf } from './follow-frames';
import { passesBetween, sliceFrom } from './passes';
import { turned, turnFrames } from './turn-frames';

export interface TurnOptions {
  readonly face: HTMLElement;
  /** Has a band of colour per slice; the hub shows one at a time. */
  readonly strip: HTMLElement;
  readonly pointer: HTMLElement;
  readonly layout: WheelLayout;
  readonly seed: number;
  readonly from: number;
  /** Called when the pointer strikes an edge, for sound and vibration. */
  readonly onStrike: () => void;
  /** Called when the wheel rests, with the slice that was won or null. Not called after `cancel`. */
  readonly onRest: (index: number | null, rotation: number) => void;
}

export interface Turn {
  /** Sets the outcome, once: the slice that was won, or null to come to rest without a prize. */
  readonly settle: (index: number | null) => void;
  /** Stops at once and calls nothing back. */
  readonly cancel: () => void;
}

/** How far ahead the colours are planned while the outcome is unknown, in ms. */
const AHEAD = 4000;

const animate = (element: HTMLElement, frames: Keyframe[], duration: number): Animation => {
  const animation = new Animation(new KeyframeEffect(element, frames, { duration, fill: 'both' }));
  animation.play();
  return animation;
};

/**
 * Spins the wheel with compositor animations only: those of the face, the colour in the middle and the pointer are
 * planned when the spin starts and when its outcome arrives. In between the main thread is idle.
 */
export function turnWheel(options: TurnOptions): Turn {
  const { face, layout, strip, pointer, onStrike, onRest } = options;
  let spin: Spin = startSpin(options);
  const start = turnFrames(spin);
  const effect = new KeyframeEffect(face, start.frames, { duration: start.duration, fill: 'both' });
  const turning = new Animation(effect);
  const elapsed = () => Math.max(0, Number(turning.currentTime ?? 0));

  let followers: Animation[] = [];
  let timers: ReturnType<typeof setTimeout>[] = [];
  const dropFollowers = () => {
    for (const timer of timers) clearTimeout(timer);
    for (const follower of followers) follower.cancel();
    timers = [];
    followers = [];
  };
  const follow = () => {
    dropFollowers();
    const from = elapsed();
    const to = spin.landing?.endsAt ?? from + AHEAD;
    if (!(to > from)) return;
    const passes = passesBetween(spin, from, to);
    const first = sliceFrom(spin, from);
    const frames = stripFrames(passes, { from, to, first, count: layout.count });
    followers.push(animate(strip, frames, to - from));
    if (!spin.landing) {
      timers.push(setTimeout(follow, AHEAD));
      return;
    }
    const strikes = strikesOf(passes);
    const pushed = pointerFrames(strikes, from);
    followers.push(animate(pointer, pushed.frames, pushed.duration));
    timers.push(...strikes.map(({ at }) => setTimeout(onStrike, at - from)));
  };
  const end = () => {
    dropFollowers();
    turning.onfinish = null;
    turning.cancel();
  };

  turning.onfinish = () => {
    const rotation = withinTurn(rotationAt(spin, Number.MAX_SAFE_INTEGER));
    face.style.transform = turned(rotation);
    end();
    onRest(spin.landing?.index ?? null, rotation);
  };
  turning.play();
  follow();

  return {
    settle: (won) => {
      if (spin.landing) return;
      const now = elapsed();
      spin = won === null ? stopSpin(spin, now) : landOn(spin, won, now);
      const settled = turnFrames(spin);
      // The same animation continues, so that its clock does too: until now both motions are identical.
      effect.setKeyframes(settled.frames);
      effect.updateTiming({ duration: settled.duration });
      follow();
    },
    cancel: end,
  };
}
