import { useCallback, useSyncExternalStore } from 'react';
import { createIntents, type Intents } from '#/session/intents';
import type { OpenIntent } from '#/session/open-intent';
import type { Session } from '#/session/session';
import { useSession } from '#/session/use-session';

const ofSessions = new WeakMap<Session, Intents>();

/** The money writes of a session. Created on first use, because `window` does not exist during prerendering. */
export function intentsOf(session: Session): Intents {
  const known = ofSessions.get(session);
  if (known) return known;
  const intents = createIntents({
    session,
    events: window,
    locks: navigator.locks as LockManager | undefined,
  });
  ofSessions.set(session, intents);
  return intents;
}

const NONE: readonly OpenIntent[] = [];

/** The member's money writes whose outcome is not known, from all tabs and from before a reload. Oldest first. */
export function useOpenIntents(): readonly OpenIntent[] {
  const session = useSession();
  const subscribe = useCallback((listener: () => void) => intentsOf(session).subscribe(listener), [session]);
  return useSyncExternalStore(
    subscribe,
    () => intentsOf(session).list(),
    () => NONE,
  );
}
