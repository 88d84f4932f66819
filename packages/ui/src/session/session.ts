import { browserStorage } from './browser-storage';
import { digest } from './digest';
import { endOf, NO_LIMITS, type SessionLimits } from './session-limits';
import { type StorageArea, storedValues, type StoredValues } from './stored-values';

export interface SessionState {
  /** Present for a member, null for a visitor. */
  readonly token: string | null;
  /** Identifies the member by a digest, the same at each log-in with the same username; null for a visitor. */
  readonly owner: string | null;
  /** Increments with every change of the token. Used as the React key of everything that belongs to one member. */
  readonly generation: number;
  /** Why the last session ended. */
  readonly ended: 'log-out' | 'expired' | null;
}

export interface Session {
  readonly stored: StoredValues;
  /** Lives as long as the tab. */
  readonly sessionValues: StoredValues;
  readonly limits: SessionLimits;
  /** When the session ends regardless of activity, in milliseconds as in Date.now(); Infinity for a visitor. */
  latestEnd(): number;
  getState(): SessionState;
  subscribe(listener: () => void): () => void;
  /**
   * Keeps the token across visits when `remember`, otherwise for this browser session.
   * @param username what the member logged in with; without it, each token counts as another owner
   */
  logIn(token: string, remember: boolean, username?: string): void;
  /** Ends the session here and in every other tab of this browser. */
  logOut(): void;
  /** Ends the session whose `token` the server refused, once for several calls. A newer session is unaffected. */
  expire(token: string | null): void;
  /**
   * Follows log-ins and log-outs in other tabs, including those while the page was in the back/forward cache. Returns
   * the unsubscribe function.
   */
  follow(events: Pick<Window, 'addEventListener' | 'removeEventListener'>): () => void;
}

interface Areas {
  /** Persists across visits. */
  readonly local: StorageArea;
  /** Lives as long as the tab. */
  readonly session: StorageArea;
}

const CREDENTIALS = ['token', 'owner', 'since'] as const;
const OF_A_MEMBER = ['last-active', 'last-sync-time', 'open-qr', 'pending', 'seen-slip'] as const;
const forget = (values: StoredValues, names: readonly Parameters<StoredValues['remove']>[0][]) => {
  for (const name of names) values.remove(name);
};

export function createSession(areas: Areas, limits = NO_LIMITS): Session {
  const localValues = storedValues(areas.local);
  const sessionValues = storedValues(areas.session);
  const listeners = new Set<() => void>();
  const place = () => (sessionValues.get('token') === null ? localValues : sessionValues);
  const stored = () => {
    const values = place();
    const token = values.get('token');
    return { token, owner: token && (values.get('owner') ?? digest(token)) };
  };
  let state: SessionState = { ...stored(), generation: 0, ended: null };

  /**
   * Removes what was typed in this tab unless its owner is still the same. The member may have changed even while the
   * tab was closed.
   */
  const belongTo = (owner: string | null) => {
    if (sessionValues.get('tab-owner') === owner) return;
    forget(sessionValues, ['chat-draft', 'registration']);
    if (owner === null) sessionValues.remove('tab-owner');
    else sessionValues.set('tab-owner', owner);
  };
  belongTo(state.owner);

  const tell = () => {
    for (const listener of [...listeners]) listener();
  };
  const become = (next: Pick<SessionState, 'token' | 'owner'>, ended: SessionState['ended']) => {
    if (next.token === state.token) return;
    state = { ...next, generation: state.generation + 1, ended };
    belongTo(next.owner);
    tell();
  };
  const end = (ended: NonNullable<SessionState['ended']>) => {
    const intents = localValues.get('intents');
    // Kept when the token is refused, because the same member needs them after the next log-in.
    if (ended === 'log-out' && state.owner !== null && intents !== null) {
      const { owner } = state;
      const others = intents.filter((intent) => intent.owner !== owner);
      if (others.length > 0) localValues.set('intents', others);
      else localValues.remove('intents');
    }
    for (const values of [sessionValues, localValues]) {
      const token = values.get('token');
      // This token is of a new session, which another tab has started.
      if (token !== null && token !== state.token) continue;
      forget(values, CREDENTIALS);
    }
    sessionValues.remove('visit');
    sessionValues.remove('wanted-path');
    const next = stored();
    if (next.token === null) forget(localValues, OF_A_MEMBER);
    become(next, next.token === null ? ended : null);
  };

  const endIfOver = () => {
    const values = place();
    const kept = {
      isOfTab: values === sessionValues,
      since: values.get('since') ?? 0,
      lastActive: localValues.get('last-active') ?? 0,
      loggedOut: localValues.get('logged-out') ?? 0,
    };
    const why = endOf(kept, limits, Date.now());
    if (why) end(why);
  };
  endIfOver();

  return {
    stored: localValues,
    sessionValues,
    limits,
    latestEnd() {
      const since = place().get('since') ?? 0;
      return since === 0 ? Infinity : since + limits.longestMs;
    },
    getState: () => state,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    logIn(token, remember, username) {
      const [keep, drop] = remember ? [localValues, sessionValues] : [sessionValues, localValues];
      const owner = digest(username ?? token);
      forget(drop, CREDENTIALS);
      const now = Date.now();
      keep.set('since', now);
      localValues.set('last-active', now);
      // Before the token, because other tabs react to the token.
      keep.set('owner', owner);
      keep.set('token', token);
      become({ token, owner }, null);
    },
    logOut() {
      // Other tabs may have their own token in sessionStorage, which fires no events in other tabs. localStorage does.
      localValues.set('logged-out', Date.now());
      end('log-out');
    },
    expire(token) {
      if (token !== null && token === state.token) end('expired');
    },
    follow(events) {
      const onStorage = ({ key, newValue }: StorageEvent) => {
        if (key === 'logged-out') {
          // A page restored from the back/forward cache gets this event late, maybe after a new session has started.
          const isOlder = Number(newValue) < (place().get('since') ?? 0);
          if (newValue !== null && !isOlder) end('log-out');
          return;
        }
        // A null key: the whole storage was cleared.
        if (key !== 'token' && key !== null) return;
        const next = stored();
        become(next, next.token === null ? 'log-out' : null);
      };
      const onShow = ({ persisted }: PageTransitionEvent) => {
        if (!persisted) return;
        endIfOver();
        const next = stored();
        become(next, next.token === null ? 'log-out' : null);
        // The data of the same member are stale too: a new generation loads them again.
        state = { ...state, generation: state.generation + 1 };
        tell();
      };
      events.addEventListener('storage', onStorage);
      events.addEventListener('pageshow', onShow);
      return () => {
        events.removeEventListener('storage', onStorage);
        events.removeEventListener('pageshow', onShow);
      };
    },
  };
}

export const browserSession = (limits?: SessionLimits): Session =>
  createSession({ local: browserStorage('localStorage'), session: browserStorage('sessionStorage') }, limits);
