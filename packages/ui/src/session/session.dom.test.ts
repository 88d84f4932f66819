import { DRAFT_KEY } from '@member-wallet/chat';
import { memoryStorage } from './browser-storage';
import { createSession } from './session';
import { STORED_NAMES } from './stored-values';

const areas = (local: Record<string, string> = {}) => {
  const made = { local: memoryStorage(), session: memoryStorage() };
  for (const [name, value] of Object.entries(local)) made.local.setItem(name, value);
  return made;
};

describe('token', () => {
  it('persists across visits only if the member chose so', () => {
    const kept = areas();
    createSession(kept).logIn('abc', true);
    expect([kept.local.getItem('token'), kept.session.getItem('token')]).toEqual(['abc', null]);

    const storage = areas({ token: 'older' });
    createSession(storage).logIn('abc', false);
    expect([storage.local.getItem('token'), storage.session.getItem('token')]).toEqual([null, 'abc']);
  });

  it('is restored on the next visit, and removed on log-out', () => {
    const storage = areas({ token: 'abc', locale: 'la', 'last-sync-time': '1' });
    const session = createSession(storage);
    expect(session.getState().token).toBe('abc');
    session.logOut();
    expect(session.getState()).toMatchObject({ token: null, ended: 'log-out' });
    expect(storage.local.getItem('token')).toBeNull();
    expect(storage.local.getItem('last-sync-time')).toBeNull();
    // The choice of language belongs to the browser, not to the member.
    expect(storage.local.getItem('locale')).toBe('la');
  });
});

it.each(['log-out', 'expiry'])('removes the requested page at %s', (end) => {
  const storage = areas({ token: 'abc' });
  const session = createSession(storage);
  session.sessionValues.set('wanted-path', '/user/statement');
  if (end === 'log-out') session.logOut();
  else session.expire('abc');
  expect(storage.session.getItem('wanted-path')).toBeNull();
});

it('ends once for twenty refused calls', () => {
  const session = createSession(areas({ token: 'abc' }));
  const listener = jest.fn();
  session.subscribe(listener);
  for (let call = 0; call < 20; call += 1) session.expire('abc');
  expect(listener).toHaveBeenCalledTimes(1);
  expect(session.getState()).toMatchObject({ token: null, ended: 'expired' });
});

it('does not end a new session for a late refusal of the old token', () => {
  const session = createSession(areas({ token: 'old' }));
  session.logOut();
  session.logIn('new', true);
  session.expire('old');
  expect(session.getState().token).toBe('new');
});

it('follows a log-out in another tab', () => {
  const storage = areas({ token: 'abc' });
  const session = createSession(storage);
  const listener = jest.fn();
  session.subscribe(listener);
  const stop = session.follow(window);
  storage.local.removeItem('token');
  window.dispatchEvent(new StorageEvent('storage', { key: 'locale' }));
  expect(listener).not.toHaveBeenCalled();
  window.dispatchEvent(new StorageEvent('storage', { key: 'token' }));
  expect(session.getState().token).toBeNull();
  stop();
});

it('ends with a log-out in another tab, even if this tab has its own token', () => {
  const storage = areas({});
  storage.session.setItem('token', 'own');
  const session = createSession(storage);
  const stop = session.follow(window);
  window.dispatchEvent(new StorageEvent('storage', { key: 'logged-out', newValue: null }));
  expect(session.getState().token).toBe('own');
  window.dispatchEvent(new StorageEvent('storage', { key: 'logged-out', newValue: 'true' }));
  expect(session.getState()).toMatchObject({ token: null, ended: 'log-out' });
  expect(storage.session.getItem('token')).toBeNull();
  stop();
});

describe('the draft of a member', () => {
  const DRAFT = 'u1\nmy secret';
  /** A tab with a logged-in member and a draft. */
  const typing = (remember: boolean) => {
    const storage = areas();
    const session = createSession(storage);
    session.logIn('first', remember, '0812345678');
    storage.session.setItem(DRAFT_KEY, DRAFT);
    return { storage, session, draft: () => storage.session.getItem(DRAFT_KEY) };
  };

  it.each([true, false])('is kept after a reload (remembered: %p)', (remember) => {
    const { storage, draft } = typing(remember);
    expect(createSession(storage).getState().token).toBe('first');
    expect(draft()).toBe(DRAFT);
  });

  it('is removed at log-out, when the session expires, and when another member logs in', () => {
    const out = typing(true);
    out.session.logOut();
    expect(out.draft()).toBeNull();
    const expired = typing(true);
    expired.session.expire('first');
    expect(expired.draft()).toBeNull();
    const another = typing(true);
    another.session.logIn('second', true, '0898765432');
    expect(another.draft()).toBeNull();
  });

  it.each(['log-out', 'another member'])('is removed after a change in another tab: %s', (what) => {
    const { storage, session, draft } = typing(true);
    const stop = session.follow(window);
    const other = createSession({ local: storage.local, session: memoryStorage() });
    if (what === 'log-out') other.logOut();
    else other.logIn('second', true, '0898765432');
    window.dispatchEvent(new StorageEvent('storage', { key: 'token' }));
    expect(draft()).toBeNull();
    stop();
  });

  it('is removed if another member logged in while the tab was closed', () => {
    const { storage, draft } = typing(true);
    const other = createSession({ local: storage.local, session: memoryStorage() });
    other.logOut();
    other.logIn('second', true, '0898765432');
    expect(createSession(storage).getState().token).toBe('second');
    expect(draft()).toBeNull();
  });

  it('is removed when a visitor with a draft logs in', () => {
    const storage = areas();
    const session = createSession(storage);
    storage.session.setItem(DRAFT_KEY, DRAFT);
    expect(createSession(storage).getState().token).toBeNull();
    expect(storage.session.getItem(DRAFT_KEY)).toBe(DRAFT);
    session.logIn('first', true);
    expect(storage.session.getItem(DRAFT_KEY)).toBeNull();
  });

  it('is stored under a known name', () => {
    expect(STORED_NAMES).toContain(DRAFT_KEY);
  });
});

it('notifies the other tabs of a log-out', () => {
  const storage = areas({ token: 'abc' });
  const setItem = jest.spyOn(storage.local, 'setItem');
  createSession(storage).logOut();
  expect(setItem).toHaveBeenCalledWith('logged-out', expect.stringMatching(/^\d+$/));
});

describe('changes while a tab was loading, closed or cached', () => {
  const MINUTE = 60_000;
  const LIMITS = { idleMs: 15 * MINUTE, longestMs: 600 * MINUTE };
  const LONG_AGO = { idleMs: Infinity, longestMs: Infinity };
  afterEach(() => jest.useRealTimers());
  beforeEach(() => jest.useFakeTimers());

  /** Two tabs of a browser, each with its own sessionStorage. */
  const twoTabs = () => {
    const [one, other] = [areas(), areas()];
    return { one, other: { local: one.local, session: other.session } };
  };
  const show = (persisted: boolean) =>
    window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted }));

  it('ends the session of a tab that was loading during a log-out in another tab', () => {
    const { one, other } = twoTabs();
    createSession(other).logIn('its-own', false);
    jest.advanceTimersByTime(1);
    const session = createSession(one);
    session.logIn('first', false);
    jest.advanceTimersByTime(1);
    session.logOut();
    expect(createSession(other).getState()).toMatchObject({ token: null, ended: 'log-out' });
    expect(other.session.getItem('token')).toBeNull();
  });

  it('does not end a session that began after the log-out', () => {
    const { one, other } = twoTabs();
    createSession(one).logIn('first', false);
    createSession(one).logOut();
    createSession(other).logIn('its-own', false);
    expect(createSession(other).getState().token).toBe('its-own');
  });

  it('ends the session of a page restored from the cache after a log-out', () => {
    const { one, other } = twoTabs();
    const kept = createSession(other);
    const stop = kept.follow(window);
    kept.logIn('its-own', false);
    jest.advanceTimersByTime(1);
    createSession(one).logOut();
    show(false);
    expect(kept.getState().token).toBe('its-own');
    show(true);
    expect(kept.getState()).toMatchObject({ token: null, ended: 'log-out' });
    stop();
  });

  describe.each([
    ['the same member', 'ann'],
    ['another member', 'bob'],
  ])('after a log-out in another tab, in which %s then logged in', (_, username) => {
    /** A page in the back/forward cache. `hear` dispatches the storage events that were queued for it. */
    const wake = (remembered: boolean) => {
      const { one, other } = twoTabs();
      const kept = createSession(one);
      const stop = kept.follow(window);
      kept.logIn('first', remembered, 'ann');
      jest.advanceTimersByTime(1);
      const awake = createSession(other);
      awake.logOut();
      const at = String(Date.now());
      jest.advanceTimersByTime(1);
      awake.logIn('second', true, username);
      const hear = () => {
        window.dispatchEvent(new StorageEvent('storage', { key: 'logged-out', newValue: at }));
        window.dispatchEvent(new StorageEvent('storage', { key: 'token', newValue: 'second' }));
      };
      return { kept, local: one.local, hear, stop };
    };

    it.each([
      ['before', true],
      ['before', false],
      ['after', true],
      ['after', false],
    ])(
      'events that arrive %s `pageshow` do not end the newer session (remembered: %s)',
      (when, remembered) => {
        const { kept, local, hear, stop } = wake(remembered);
        if (when === 'before') hear();
        show(true);
        if (when === 'after') hear();
        expect(local.getItem('token')).toBe('second');
        expect(kept.getState().token).toBe('second');
        stop();
      },
    );

    it('a refusal of the old token does not end the newer session', () => {
      const { kept, local, stop } = wake(true);
      kept.expire('first');
      expect(local.getItem('token')).toBe('second');
      expect(kept.getState()).toMatchObject({ token: 'second', ended: null });
      stop();
    });
  });

  it('starts a new generation when a page is restored from the cache, and follows a changed token', () => {
    const storage = areas();
    const session = createSession(storage);
    session.logIn('abc', true);
    const stop = session.follow(window);
    const listener = jest.fn();
    session.subscribe(listener);
    const { generation } = session.getState();
    show(true);
    expect(session.getState()).toMatchObject({ token: 'abc', ended: null });
    expect(session.getState().generation).toBeGreaterThan(generation);
    expect(listener).toHaveBeenCalled();
    storage.local.setItem('token', 'another');
    show(true);
    expect(session.getState().token).toBe('another');
    stop();
    show(true);
    expect(session.getState().token).toBe('another');
  });

  it.each([
    ['keeps a token of the tab, idle for as long as allowed', false, 15 * MINUTE, 'abc'],
    ['ends a token of the tab, idle for longer', false, 15 * MINUTE + 1, null],
    // The idle limit applies to a remembered token only while the page is open.
    ['keeps a remembered token, idle for hours', true, 599 * MINUTE, 'abc'],
    ['keeps a remembered token, as old as allowed', true, 600 * MINUTE, 'abc'],
    ['ends a remembered token, older than allowed', true, 600 * MINUTE + 1, null],
  ])('%s', (_, remember, ms, token) => {
    const storage = areas();
    createSession(storage, LIMITS).logIn('abc', remember);
    jest.advanceTimersByTime(ms);
    const state = createSession(storage, LIMITS).getState();
    expect(state).toMatchObject({ token, ended: token === null ? 'expired' : null });
  });

  it('keeps writes with an unknown outcome when a session is too old', () => {
    const storage = areas();
    const session = createSession(storage, LIMITS);
    session.logIn('abc', true);
    const { owner } = session.getState();
    const kept = `${owner} key withdraw 1 input 100 unknown\n`;
    storage.local.setItem('intents', kept);
    jest.advanceTimersByTime(601 * MINUTE);
    createSession(storage, LIMITS);
    expect(storage.local.getItem('intents')).toBe(kept);
  });

  it('does not end the session of a token stored by an earlier version', () => {
    const storage = areas({ token: 'abc', 'logged-out': '5', 'last-active': '5' });
    expect(createSession(storage, LIMITS).getState().token).toBe('abc');
    expect(createSession(storage, LONG_AGO).latestEnd()).toBe(Infinity);
  });
});

describe('stored values', () => {
  it.each([
    ['token', 'with space'],
    ['token', 'ก'],
    ['locale', 'lo'],
    ['remember-agreement', 'yes'],
    ['last-sync-time', 'yesterday'],
    ['invite-code', '<script>'],
    ['guest-id', 'short'],
    ['wanted-path', 'https://evil.example/user'],
    ['wanted-path', '//user'],
  ] as const)('drops a %s of "%s"', (name, bad) => {
    const storage = areas({ [name]: bad });
    expect(createSession(storage).stored.get(name)).toBeNull();
    expect(storage.local.getItem(name)).toBeNull();
  });

  it.each([
    ['locale', 'la'],
    ['remember-agreement', 'true'],
    ['last-sync-time', 1_795_190_400_000],
    ['invite-code', 'PR65f0c0ffee'],
    ['guest-id', 'AAAAAAAAAAAAAAAAAAAAAA'],
    ['wanted-path', '/user/statement?page=2#top'],
  ] as const)('keeps a %s of "%s"', (name, good) => {
    const { stored } = createSession(areas());
    stored.set(name, good);
    expect(stored.get(name)).toBe(good);
  });
});
