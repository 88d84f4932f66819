/** How long a session may last, in milliseconds. */
export interface SessionLimits {
  /** Without anything being done. */
  readonly idleMs: number;
  /** In all, since the log-in. */
  readonly longestMs: number;
}

export const NO_LIMITS: SessionLimits = { idleMs: Infinity, longestMs: Infinity };

/** What the browser has stored about a session. Times are in milliseconds since the epoch, 0 if there is none. */
export interface StoredSession {
  /** Whether the token lives as long as the tab; otherwise the member asked to be remembered. */
  readonly isOfTab: boolean;
  /** When the member logged in with it. */
  readonly since: number;
  /** When a member last did anything, in any tab. */
  readonly lastActive: number;
  /** When a member last logged out, in any tab. */
  readonly loggedOut: number;
}

/**
 * Why a stored session has ended while the page was not open; null if it has not. A token of the tab's own does not
 * learn by itself what happened in other tabs.
 */
export function endOf(
  { isOfTab, since, lastActive, loggedOut }: StoredSession,
  { idleMs, longestMs }: SessionLimits,
  now: number,
): 'log-out' | 'expired' | null {
  // Stored by an earlier version of the app.
  if (since === 0) return null;
  // A time in the future says nothing: the clock was set back.
  const past = (time: number) => (time > now ? 0 : time);
  if (isOfTab && past(loggedOut) > since) return 'log-out';
  const isIdle = isOfTab && now - (past(lastActive) || since) > idleMs;
  return isIdle || now - since > longestMs ? 'expired' : null;
}
