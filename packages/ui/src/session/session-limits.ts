/** How long a session may last, in milliseconds. */
export interface SessionLimits {
  /** Without anything being done. */
  readonly idleMs: number;
  /** In all, since the log-in. */
  readonly longestMs: number;
}

export const NO_LIMITS: SessionLimits = { idleMs: Infinity, longestMs: Infinity };
