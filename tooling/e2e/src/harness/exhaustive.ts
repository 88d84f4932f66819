/** The full matrices: every scene in every language of both builds, every theme in every window, more rounds of each. */
export const IS_EXHAUSTIVE = process.env.EXHAUSTIVE === '1';
