import { keyframes } from '../spin/position';
import type { Spin } from '../spin/spin';
import { LAUNCH } from '../spin/constants';

/** How long a wheel can spin without an outcome, in ms: far longer than any call takes. */
export const LONGEST_WAIT = 600_000;

const FRAMES_PER_SECOND = 60;

export interface TurnFrames {
  readonly frames: Keyframe[];
  /** In ms. */
  readonly duration: number;
}

export const turned = (rotation: number): string => `rotate(${rotation}turn)`;

/** A section of the spin as keyframes of the whole; a section at constant speed needs only its end. */
function stretch(spin: Spin, from: number, to: number, duration: number, isEven: boolean): Keyframe[] {
  if (!(to > from)) return [];
  const count = isEven ? 1 : Math.max(1, Math.ceil(((to - from) * FRAMES_PER_SECOND) / 1000));
  return keyframes(spin, from, to, count).map((rotation, step) => ({
    // The last one is exact, so that the next section begins there and the whole ends at 1.
    offset: step === count ? to / duration : Math.min(to, from + ((to - from) * step) / count) / duration,
    transform: turned(rotation),
  }));
}

/** The motion of a spin until it rests, or without an outcome until LONGEST, for `element.animate`. */
export function turnFrames(spin: Spin): TurnFrames {
  const duration = spin.landing?.endsAt ?? LONGEST_WAIT;
  const released = spin.landing?.releasedAt ?? duration;
  return {
    duration,
    frames: [
      ...stretch(spin, 0, LAUNCH, duration, false),
      ...stretch(spin, LAUNCH, released, duration, true),
      ...stretch(spin, released, duration, duration, false),
    ],
  };
}
