import { memoryStorage } from './browser-storage';
import { createSession } from './session';

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

it.each(['log-out', 'expiry'])('forgets the wanted page at %s', (end) => {
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

it('a late refusal of the old token does not end a new session', () => {
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

it('ends with a log-out in another tab, even if this tab has a token of its own', () => {
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

it('notifies the other tabs of a log-out, and removes the flag', () => {
  const storage = areas({ token: 'abc' });
  const setItem = jest.spyOn(storage.local, 'setItem');
  createSession(storage).logOut();
  expect(setItem).toHaveBeenCalledWith('logged-out', 'true');
  expect(storage.local.getItem('logged-out')).toBeNull();
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
    ['last-sync-time', '1795190400000'],
    ['invite-code', 'PR65f0c0ffee'],
    ['guest-id', 'AAAAAAAAAAAAAAAAAAAAAA'],
    ['wanted-path', '/user/statement?page=2#top'],
  ] as const)('keeps a %s of "%s"', (name, good) => {
    const { stored } = createSession(areas());
    stored.set(name, good);
    expect(stored.get(name)).toBe(good);
  });
});
