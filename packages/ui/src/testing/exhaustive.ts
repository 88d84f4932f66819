const isExhaustive = process.env['EXHAUSTIVE'] === '1';

/** Some of the cases in `npm test`, all of them in the exhaustive run. */
export const sampled = <T>(all: readonly T[], ...some: readonly T[]): readonly T[] =>
  isExhaustive ? all : some;

/**
 * Whether what is alike in every build is tried in the build of this language: always in Thai, in others by the
 * exhaustive run only. Not for what a build does by its own rules, nor for tests of the texts themselves.
 */
export const isTriedIn = (locale: string): boolean => locale === 'th' || isExhaustive;
