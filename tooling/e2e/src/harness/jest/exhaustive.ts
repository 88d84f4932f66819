/** The full matrices: every scene in every language of both builds, every theme in every viewport, more rounds. */
export const IS_EXHAUSTIVE = process.env.EXHAUSTIVE === '1';

/** Some of the cases in `npm test`, all of them in the exhaustive run. */
export const sampled = <T>(all: readonly T[], ...some: readonly T[]): readonly T[] =>
  IS_EXHAUSTIVE ? all : some;
