import type { Session } from '#/session/session';

/** The events that count as activity. */
const ACTIVITY_EVENTS = ['pointerdown', 'keydown', 'wheel', 'touchmove', 'scroll'] as const;
const WARNING_MS = 60_000;
/** The minimum interval, in milliseconds, of storing activity for other tabs, and the maximum of reading theirs. */
const SHARE_EVERY_MS = 10_000;

export interface SessionEnd {
  /** When the session ends, in milliseconds since the epoch. */
  readonly at: number;
  /** 'idle': the member can stay logged in. 'longest': the session has lasted as long as allowed. */
  readonly why: 'idle' | 'longest';
}

export interface SessionWatch {
  /** Called when the member chooses to stay logged in. */
  readonly stay: () => void;
  readonly stop: () => void;
}

/**
 * Ends the session of a member who is idle in all tabs, and a session that has lasted too long. Money writes with an unknown
 * outcome stay stored, as when the server ends a session.
 * @param onNear called when the end is near, and with null when it no longer is
 */
export function watchSession(session: Session, onNear: (near: SessionEnd | null) => void): SessionWatch {
  const { stored, limits } = session;
  /** When the member was last active in this tab. */
  let lastActive = 0;
  let near: SessionEnd | null = null;
  let timer: ReturnType<typeof setTimeout>;

  const report = (next: SessionEnd | null) => {
    if (next?.at === near?.at && next?.why === near?.why) return;
    near = next;
    onNear(next);
  };
  const check = () => {
    clearTimeout(timer);
    const now = Date.now();
    const shared = stored.get('last-active') ?? 0;
    // A time in the future is ignored: the clock was set back.
    const idleAt = Math.max(lastActive, shared > now ? 0 : shared) + limits.idleMs;
    const latest = session.latestEnd();
    const at = Math.min(idleAt, latest);
    if (now >= at) return session.expire(session.getState().token);
    const warnAt = at - Math.min(WARNING_MS, limits.idleMs / 2);
    report(now < warnAt ? null : { at, why: at === latest ? 'longest' : 'idle' });
    timer = setTimeout(check, Math.min((now < warnAt ? warnAt : at) - now, SHARE_EVERY_MS));
  };
  const recordActivity = () => {
    lastActive = Date.now();
    if (Math.abs(lastActive - (stored.get('last-active') ?? 0)) > SHARE_EVERY_MS)
      stored.set('last-active', lastActive);
  };
  const onActivity = () => {
    // Not while the idle warning is shown, which needs an answer and not an accidental touch. Nor if the idle time is over,
    // as after the device slept.
    if (near?.why !== 'idle' && Date.now() - lastActive < limits.idleMs) recordActivity();
    else check();
  };

  recordActivity();
  check();
  const options = { capture: true, passive: true };
  for (const name of ACTIVITY_EVENTS) window.addEventListener(name, onActivity, options);
  document.addEventListener('visibilitychange', check);
  return {
    stay: () => {
      recordActivity();
      check();
    },
    stop: () => {
      clearTimeout(timer);
      for (const name of ACTIVITY_EVENTS) window.removeEventListener(name, onActivity, options);
      document.removeEventListener('visibilitychange', check);
    },
  };
}
