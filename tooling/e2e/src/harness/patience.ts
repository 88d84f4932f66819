/** How long, in ms, anything may take that is waited for: a busy machine is slow, not wrong. */
export const PATIENCE = 120_000;
