import { browserStorage } from './browser-storage';
import { digest } from './digest';
import { endOf, NO_LIMITS, type SessionLimits } from './session-limits';
import { type StorageArea, storedValues, type StoredValues } from './stored-values';

export interface SessionState {
  /** Present for a member, null for a visitor. */
  readonly token: string | null;
  /** A short name for the member, the same at the next log-in; null for a visitor. Says nothing about who it is. */
  readonly owner: string | null;
  /** Increments with every change of the token: the key of everything that belongs to one member. */
  readonly generation: number;
  /** Why the last session ended. */
  readonly ended: 'log-out' | 'expired' | null;
}

export interface Session {
  readonly stored: StoredValues;
  /** Lives as long as the tab. */
  readonly sessionValues: StoredValues;
  readonly limits: SessionLimits;
  /** When the session ends however much is done, as Date.now() counts; Infinity for a visitor. */
  latestEnd(): number;
  getState(): SessionState;
  subscribe(listener: () => void): () => void;
  /**
   * Keeps the token across visits when `remember`, otherwise for this browser session.
   * @param username what the member logged in with; without it the next token is another owner's
   */
  logIn(token: string, remember: boolean, username?: string): void;
  /** Ends the session here and in every other tab of this browser. */
  logOut(): void;
  /** The server refused `token`. Twenty refused calls end a session once; a newer session is unaffected. */
  expire(token: string | null): void;
  /**
   * Syncs log-in and log-out from other tabs, also those that a copy of the page slept through in the browser's cache.
   * Returns the unsubscribe function.
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

  /** What was typed in this tab is for one member's eyes, however the next one has come: also while it was closed. */
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
    // What is in doubt outlives a refused token: the same member will ask for it after the next log-in.
    if (ended === 'log-out' && state.owner !== null && intents !== null) {
      const { owner } = state;
      const others = intents.filter((intent) => intent.owner !== owner);
      if (others.length > 0) localValues.set('intents', others);
      else localValues.remove('intents');
    }
    for (const values of [sessionValues, localValues]) {
      const token = values.get('token');
      // Another tab has begun a session meanwhile.
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
      // First, because other tabs notice the token.
      keep.set('owner', owner);
      keep.set('token', token);
      become({ token, owner }, null);
    },
    logOut() {
      // Other tabs may have their own token in sessionStorage, which fires no events across tabs: this does.
      localValues.set('logged-out', Date.now());
      end('log-out');
    },
    expire(token) {
      if (token !== null && token === state.token) end('expired');
    },
    follow(events) {
      const onStorage = ({ key, newValue }: StorageEvent) => {
        if (key === 'logged-out') {
          // A copy of the page in the cache hears of it late: a newer session may have begun.
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
        // The same member's amounts are old, too: a new generation reads all of them again.
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
