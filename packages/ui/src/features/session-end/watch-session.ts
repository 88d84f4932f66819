import type { Session } from '#/session/session';

/** What counts as doing something. */
const ACTS = ['pointerdown', 'keydown', 'wheel', 'touchmove', 'scroll'] as const;
const WARNING_MS = 60_000;
/** How often an act is stored for the other tabs, and how often those are looked at, at most. */
const SHARE_EVERY_MS = 10_000;

export interface SessionEnd {
  /** When the session ends, as Date.now() counts. */
  readonly at: number;
  /** Whether the member can go on: not once the session has lasted as long as it may. */
  readonly why: 'idle' | 'longest';
}

export interface SessionWatch {
  /** The member goes on. */
  readonly stay: () => void;
  readonly stop: () => void;
}

/**
 * Ends the session of a member who does nothing in any tab, and any session that has lasted too long. Money whose outcome
 * is not known stays in doubt, as when the server ends a session.
 * @param onNear is told of an end that is near, and with null that it no longer is
 */
export function watchSession(session: Session, onNear: (near: SessionEnd | null) => void): SessionWatch {
  const { stored, limits } = session;
  /** A visit begins with an act. */
  let acted = 0;
  let near: SessionEnd | null = null;
  let timer: ReturnType<typeof setTimeout>;

  const tell = (next: SessionEnd | null) => {
    if (next?.at === near?.at && next?.why === near?.why) return;
    near = next;
    onNear(next);
  };
  const look = () => {
    clearTimeout(timer);
    const now = Date.now();
    const shared = stored.get('last-active') ?? 0;
    // A time that has not come yet says nothing: the clock was set back.
    const idleAt = Math.max(acted, shared > now ? 0 : shared) + limits.idleMs;
    const latest = session.latestEnd();
    const at = Math.min(idleAt, latest);
    if (now >= at) return session.expire(session.getState().token);
    const warnAt = at - Math.min(WARNING_MS, limits.idleMs / 2);
    tell(now < warnAt ? null : { at, why: at === latest ? 'longest' : 'idle' });
    timer = setTimeout(look, Math.min((now < warnAt ? warnAt : at) - now, SHARE_EVERY_MS));
  };
  const act = () => {
    acted = Date.now();
    if (Math.abs(acted - (stored.get('last-active') ?? 0)) > SHARE_EVERY_MS) stored.set('last-active', acted);
  };
  const onAct = () => {
    // The warning wants an answer: a hand that brushes the screen is none. After a sleep the clock comes first.
    if (near?.why !== 'idle' && Date.now() - acted < limits.idleMs) act();
    else look();
  };

  act();
  look();
  const options = { capture: true, passive: true };
  for (const name of ACTS) window.addEventListener(name, onAct, options);
  document.addEventListener('visibilitychange', look);
  return {
    stay: () => {
      act();
      look();
    },
    stop: () => {
      clearTimeout(timer);
      for (const name of ACTS) window.removeEventListener(name, onAct, options);
      document.removeEventListener('visibilitychange', look);
    },
  };
}
