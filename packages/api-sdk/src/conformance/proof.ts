import type { Ask, Asked, Callable } from './ask';
import type { Finding } from './finding';

/** What a check found, and what it could not check. */
export interface Proof {
  readonly findings: readonly Finding[];
  /** Such as 'order: the list has fewer than two entries'. */
  readonly unproven: readonly string[];
}

export const proven = (...findings: readonly Finding[]): Proof => ({ findings, unproven: [] });
export const unproven = (...reasons: readonly string[]): Proof => ({ findings: [], unproven: reasons });

export const together = (proofs: readonly Proof[]): Proof => ({
  findings: proofs.flatMap(({ findings }) => findings),
  unproven: proofs.flatMap((proof) => proof.unproven),
});

/** A call that was answered, and how to ask further. */
export interface Situation {
  readonly ask: Ask;
  readonly endpoint: Callable;
  readonly input: unknown;
  readonly asked: Asked;
}

/** A check of one call beyond the shape of its response. */
export type Rule = (situation: Situation) => Promise<Proof>;
