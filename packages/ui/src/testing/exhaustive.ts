const isExhaustive = process.env['EXHAUSTIVE'] === '1';

/** Returns some of the cases in `npm test`, and all of them in the exhaustive run. */
export const sampled = <T>(all: readonly T[], ...some: readonly T[]): readonly T[] =>
  isExhaustive ? all : some;

/**
 * Whether to test what does not differ between builds in the build of this language: in Thai always, in others only in
 * the exhaustive run. Do not use it for rules of a build, or for tests of texts.
 */
export const isTriedIn = (locale: string): boolean => locale === 'th' || isExhaustive;
