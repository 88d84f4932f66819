import { browserStorage } from './browser-storage';
import { type StorageArea, storedValues, type StoredValues } from './stored-values';

export interface SessionState {
  /** Present for a member, null for a visitor. */
  readonly token: string | null;
  /** Increments with every change of the token: the key of everything that belongs to one member. */
  readonly generation: number;
  /** Why the last session ended. */
  readonly ended: 'log-out' | 'expired' | null;
}

export interface Session {
  readonly stored: StoredValues;
  /** Lives as long as the tab. */
  readonly sessionValues: StoredValues;
  getState(): SessionState;
  subscribe(listener: () => void): () => void;
  /** Keeps the token across visits when `remember`, otherwise for this browser session. */
  logIn(token: string, remember: boolean): void;
  /** Ends the session here and in every other tab of this browser. */
  logOut(): void;
  /** The server refused `token`. Twenty refused calls end a session once; a newer session is unaffected. */
  expire(token: string | null): void;
  /** Syncs log-in and log-out from other tabs. Returns the unsubscribe function. */
  follow(events: Pick<Window, 'addEventListener' | 'removeEventListener'>): () => void;
}

interface Areas {
  /** Persists across visits. */
  readonly local: StorageArea;
  /** Lives as long as the tab. */
  readonly session: StorageArea;
}

export function createSession(areas: Areas): Session {
  const localValues = storedValues(areas.local);
  const sessionValues = storedValues(areas.session);
  const listeners = new Set<() => void>();
  let state: SessionState = {
    token: sessionValues.get('token') ?? localValues.get('token'),
    generation: 0,
    ended: null,
  };

  const become = (token: string | null, ended: SessionState['ended']) => {
    if (token === state.token) return;
    state = { token, generation: state.generation + 1, ended };
    for (const listener of [...listeners]) listener();
  };
  const end = (ended: NonNullable<SessionState['ended']>) => {
    sessionValues.remove('token');
    sessionValues.remove('visit');
    sessionValues.remove('wanted-path');
    localValues.remove('token');
    localValues.remove('last-sync-time');
    become(null, ended);
  };

  return {
    stored: localValues,
    sessionValues,
    getState: () => state,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    logIn(token, remember) {
      const [keep, drop] = remember ? [localValues, sessionValues] : [sessionValues, localValues];
      drop.remove('token');
      keep.set('token', token);
      become(token, null);
    },
    logOut() {
      // Other tabs may have their own token in sessionStorage, which fires no events across tabs: this flag does.
      localValues.set('logged-out', 'true');
      localValues.remove('logged-out');
      end('log-out');
    },
    expire(token) {
      if (token !== null && token === state.token) end('expired');
    },
    follow(events) {
      const onStorage = ({ key, newValue }: StorageEvent) => {
        if (key === 'logged-out') {
          if (newValue !== null) end('log-out');
          return;
        }
        // A null key: the whole storage was cleared.
        if (key !== 'token' && key !== null) return;
        const token = sessionValues.get('token') ?? localValues.get('token');
        become(token, token === null ? 'log-out' : null);
      };
      events.addEventListener('storage', onStorage);
      return () => events.removeEventListener('storage', onStorage);
    },
  };
}

export const browserSession = (): Session =>
  createSession({ local: browserStorage('localStorage'), session: browserStorage('sessionStorage') });
