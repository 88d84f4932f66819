/** The full matrices: every scene in every language of both builds, every theme in every viewport, more rounds. */
export const IS_EXHAUSTIVE = process.env.EXHAUSTIVE === '1';
