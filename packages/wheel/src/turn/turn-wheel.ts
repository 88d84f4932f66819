import type { WheelLayout } from '../geometry/layout';
import { landOn, stopSpin } from '../spin/landing';
import { type Spin, startSpin } from '../spin/spin';
import { pointerFrames, STRIKE, stripFrames, strikesOf } from './follow-frames';
import { passesBetween } from './passes';
import { turned, turnFrames } from './turn-frames';

interface TurnOptions {
  readonly face: HTMLElement;
  /** Has one band of colour per slice; the hub shows one at a time. */
  readonly strip: HTMLElement;
  readonly pointer: HTMLElement;
  readonly layout: WheelLayout;
  readonly seed: number;
  readonly from: number;
  /** Called with the times at which the pointer strikes next, in ms from now, for sound and vibration. */
  readonly onStrikes: (after: readonly number[]) => void;
  /** Called when the wheel rests, with the slice that was won or null. Not called after `cancel`. */
  readonly onRest: (index: number | null, rotation: number) => void;
}

export interface Turn {
  /**
   * Sets the outcome, once: the slice that was won, or null to come to rest without a prize.
   * @param layout the current layout, because the slices may have changed during the spin
   */
  readonly settle: (index: number | null, layout: WheelLayout) => void;
  /** Stops immediately without calling onRest. After the rest, removes the animations, so that the styles apply. */
  readonly cancel: () => void;
}

/**
 * How far ahead colours, pointer and strikes are planned while the outcome is unknown, in ms. Longer than most spins,
 * because a browser prepares a frame at the end of a plan even if another has replaced it.
 */
const AHEAD = 5000;

export function animate(
  element: HTMLElement,
  frames: Keyframe[] | PropertyIndexedKeyframes,
  duration: number,
): Animation {
  const animation = new Animation(new KeyframeEffect(element, frames, { duration, fill: 'both' }));
  animation.play();
  return animation;
}

/**
 * Spins the wheel with compositor animations only. Those of the face, the colour in the middle and the pointer are
 * planned when the spin starts, every few seconds until the outcome arrives, and then until the end. In between, the
 * main thread only triggers vibrations.
 */
export function turnWheel(options: TurnOptions): Turn {
  const { face, strip, pointer, onStrikes, onRest } = options;
  let spin: Spin = startSpin(options);
  let { frames, duration } = turnFrames(spin);
  const effect = new KeyframeEffect(face, frames, { duration, fill: 'both' });
  const turning = new Animation(effect);
  const elapsed = () => Number(turning.currentTime);

  let followers: Animation[] = [];
  let timer: ReturnType<typeof setTimeout> | undefined;
  const dropFollowers = () => {
    clearTimeout(timer);
    for (const follower of followers) follower.cancel();
    followers = [];
  };
  const follow = () => {
    dropFollowers();
    const from = elapsed();
    const to = spin.landing ? duration : from + AHEAD;
    if (!(to > from)) return;
    const passes = passesBetween(spin, from, to);
    const strikes = strikesOf(passes.slice(1));
    const swung = to + STRIKE;
    followers = [
      animate(strip, stripFrames(passes, from, to, spin.layout.count), to - from),
      animate(pointer, pointerFrames(strikes, from, swung), swung - from),
    ];
    onStrikes(strikes.map((at) => at - from));
    if (!spin.landing) timer = setTimeout(follow, AHEAD);
  };
  turning.onfinish = () => {
    const { index, rotation } = spin.landing ?? { index: null, rotation: spin.from };
    face.style.transform = turned(rotation);
    onRest(index, rotation);
  };
  turning.play();
  follow();

  return {
    settle: (won, layout) => {
      if (spin.landing) return;
      const now = elapsed();
      spin = { ...spin, layout };
      spin = won === null ? stopSpin(spin, now) : landOn(spin, won, now);
      ({ frames, duration } = turnFrames(spin));
      // Updates the same animation, so that its clock continues: until now both motions are identical.
      effect.setKeyframes(frames);
      effect.updateTiming({ duration });
      follow();
    },
    cancel: () => {
      dropFollowers();
      turning.onfinish = null;
      turning.cancel();
    },
  };
}
