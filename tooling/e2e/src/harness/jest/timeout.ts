/** Generous, because a busy machine is slow but not broken. */
export const TIMEOUT_MS = 120_000;
