import { LAUNCH } from '../spin/constants';
import { rotationAt } from '../spin/position';
import type { Spin } from '../spin/spin';

/** How long a wheel can spin without an outcome, in ms: far longer than any call takes. */
export const LONGEST_WAIT = 600_000;

const FRAME_MS = 1000 / 60;

interface TurnFrames {
  readonly frames: Keyframe[];
  /** In ms. */
  readonly duration: number;
}

export const turned = (rotation: number): string => `rotate(${rotation}turn)`;

/** The motion of a spin until it rests, or without an outcome until LONGEST_WAIT, for `element.animate`. */
export function turnFrames(spin: Spin): TurnFrames {
  const duration = spin.landing?.endsAt ?? LONGEST_WAIT;
  // Between launch and glide the speed is constant, so no keyframes are needed there.
  const times = [
    ...momentsBetween(0, LAUNCH),
    LAUNCH,
    ...momentsBetween(spin.landing?.releasedAt ?? duration, duration),
    duration,
  ];
  return {
    duration,
    frames: times.map((at) => ({ offset: at / duration, transform: turned(rotationAt(spin, at)) })),
  };
}

/** One time per screen frame, including `from` and excluding `to`. */
const momentsBetween = (from: number, to: number): readonly number[] =>
  Array.from({ length: Math.ceil((to - from) / FRAME_MS) }, (_, frame) => from + frame * FRAME_MS);
