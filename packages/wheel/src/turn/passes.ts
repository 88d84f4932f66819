import { sliceAt } from '../geometry/slices';
import { nextPass, rotationAt } from '../spin/position';
import type { Spin } from '../spin/spin';

/** An edge passes the pointer: from then on this slice is under it. Times in ms since the spin started. */
export interface Pass {
  readonly at: number;
  readonly index: number;
}

/** All passes after `from` and up to `to`, in order. */
export function passesBetween(spin: Spin, from: number, to: number): readonly Pass[] {
  const passes: Pass[] = [];
  for (let pass = nextPass(spin, from); pass && pass.at <= to; pass = nextPass(spin, pass.at))
    passes.push(pass);
  return passes;
}

/** The slice under the pointer from a given time; an edge exactly at the pointer counts as passed. */
export const sliceFrom = (spin: Spin, at: number): number =>
  sliceAt(spin.layout, rotationAt(spin, at) + 1e-6 / spin.layout.count);
