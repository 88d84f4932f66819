import type { Ask, Asked, Callable } from './ask';
import type { Finding } from './finding';

/** The findings of a check, and what it could not check. */
export interface Proof {
  readonly findings: readonly Finding[];
  /** Such as 'order: the list has fewer than two entries'. */
  readonly unproven: readonly string[];
}

export const proven = (...findings: readonly Finding[]): Proof => ({ findings, unproven: [] });
export const unproven = (...reasons: readonly string[]): Proof => ({ findings: [], unproven: reasons });

export const together = (proofs: readonly Proof[]): Proof => ({
  findings: proofs.flatMap(({ findings }) => findings),
  unproven: [...new Set(proofs.flatMap((proof) => proof.unproven))],
});

/** A call with its response, and a way to make further calls. */
export interface Situation {
  readonly ask: Ask;
  readonly endpoint: Callable;
  readonly input: unknown;
  readonly asked: Asked;
}

/** A check of a call beyond its response's shape. */
export type Rule = (situation: Situation) => Promise<Proof>;
