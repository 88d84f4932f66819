/** How long a session may last, in milliseconds. */
export interface SessionLimits {
  /** Without any activity. */
  readonly idleMs: number;
  /** Since the log-in, regardless of activity. */
  readonly longestMs: number;
}

export const NO_LIMITS: SessionLimits = { idleMs: Infinity, longestMs: Infinity };

/** The stored data of a session. Times are in milliseconds since the epoch, 0 if missing. */
export interface StoredSession {
  /** Whether the token is stored for this tab only; otherwise the member asked to be remembered. */
  readonly isOfTab: boolean;
  /** When the member logged in with it. */
  readonly since: number;
  /** The last activity of a member, in any tab. */
  readonly lastActive: number;
  /** When a member last logged out, in any tab. */
  readonly loggedOut: number;
}

/**
 * Why a stored session ended while the page was not open; null if it has not. A log-out in another tab does not remove
 * a token that is stored for this tab only, so the times are compared.
 */
export function endOf(
  { isOfTab, since, lastActive, loggedOut }: StoredSession,
  { idleMs, longestMs }: SessionLimits,
  now: number,
): 'log-out' | 'expired' | null {
  // Stored by an earlier version of the app, without a time.
  if (since === 0) return null;
  // Ignores a time in the future, because the clock was set back.
  const past = (time: number) => (time > now ? 0 : time);
  if (isOfTab && past(loggedOut) > since) return 'log-out';
  const isIdle = isOfTab && now - (past(lastActive) || since) > idleMs;
  return isIdle || now - since > longestMs ? 'expired' : null;
}
