import { sliceAt } from '../geometry/slices';
import { nextPass, rotationAt } from '../spin/position';
import type { Spin } from '../spin/spin';

/** An edge passes the pointer at a time in ms since the spin started. From then on, the slice is under the pointer. */
export interface Pass {
  readonly at: number;
  readonly index: number;
}

/** The slice that is under the pointer at `from`, and all passes after that and up to `to`, in order. */
export function passesBetween(spin: Spin, from: number, to: number): readonly Pass[] {
  // An edge exactly at the pointer counts as passed.
  let pass: Pass | null = {
    at: from,
    index: sliceAt(spin.layout, rotationAt(spin, from) + 1e-6 / spin.layout.count),
  };
  const passes: Pass[] = [];
  while (pass && pass.at <= to) {
    passes.push(pass);
    pass = nextPass(spin, pass.at);
  }
  return passes;
}
