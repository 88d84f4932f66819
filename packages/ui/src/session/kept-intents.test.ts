import { NetworkError } from '@member-wallet/api-sdk';
import { memoryStorage } from './browser-storage';
import { createIntents, newKey } from './intents';
import type { OpenIntent } from './open-intent';
import { BUSY } from './send-lanes';
import { createSession } from './session';

const NOW = Date.parse('2026-11-20T12:00:00Z');
const DAY_MS = 24 * 3_600_000;

beforeEach(() => jest.useFakeTimers({ now: NOW }));
afterEach(() => {
  jest.restoreAllMocks();
  jest.useRealTimers();
});

/** One tab without locks, whose member is logged in. @param kept what an earlier page has stored */
function openTab(kept: readonly Partial<OpenIntent>[] = []) {
  const session = createSession({ local: memoryStorage(), session: memoryStorage() });
  session.logIn('t', false, 'somchai');
  const owner = session.getState().owner ?? '';
  const stored = kept.map((intent, index) => ({
    owner,
    key: `k${index}`,
    operationId: 'withdrawAll',
    at: NOW,
    input: `i${index}`,
    amount: 500,
    state: 'unknown' as const,
    ...intent,
  }));
  if (stored.length > 0) session.stored.set('intents', stored);
  const listeners = new Map<string, (event: Pick<StorageEvent, 'key'>) => void>();
  const addEventListener = ((name: string, listener: () => void) => {
    listeners.set(name, listener);
  }) as Window['addEventListener'];
  const intents = createIntents({ session, events: { addEventListener }, locks: undefined });
  const changedInAnotherTab = (key: string | null) => listeners.get('storage')?.({ key });
  return { intents, session, changedInAnotherTab };
}

const wanted = { key: 'own', operationId: 'withdrawAll', input: 'i1', amount: 500 };
const lost = () =>
  Promise.reject(new NetworkError({ endpoint: 'withdrawAll', reason: 'ECONNRESET', outcome: 'unknown' }));

test('an intent is kept for a week', () => {
  const { intents } = openTab([{ at: NOW - 7 * DAY_MS }, { at: NOW - 7 * DAY_MS + 1 }]);
  expect(intents.list().map(({ key }) => key)).toEqual(['k1']);
});

test('the list is the same until something changes', () => {
  const { intents } = openTab([{}, {}]);
  const list = intents.list();
  expect(intents.list()).toBe(list);
  intents.settle('k0');
  expect(intents.list().map(({ key }) => key)).toEqual(['k1']);
});

test('listeners are told of changes in this tab and in others, until they unsubscribe', () => {
  const { intents, changedInAnotherTab } = openTab([{}, {}]);
  const told = jest.fn();
  const unsubscribe = intents.subscribe(told);
  intents.settle('k0');
  expect(told).toHaveBeenCalledTimes(1);
  changedInAnotherTab('intents');
  expect(told).toHaveBeenCalledTimes(2);
  // Another tab has removed everything.
  changedInAnotherTab(null);
  expect(told).toHaveBeenCalledTimes(3);
  changedInAnotherTab('theme');
  expect(told).toHaveBeenCalledTimes(3);
  unsubscribe();
  changedInAnotherTab('intents');
  expect(told).toHaveBeenCalledTimes(3);
});

test.each([
  [500, 500],
  [0.5, 0.5],
  [0, 0],
  [null, null],
  [-1, null],
  [Number.NaN, null],
  [Number.POSITIVE_INFINITY, null],
])('the amount %p is kept as %p', async (amount, kept) => {
  const { intents } = openTab();
  await expect(intents.send({ ...wanted, amount }, 'wait', lost)).rejects.toThrow();
  expect(intents.list()).toMatchObject([{ key: 'own', amount: kept, state: 'unknown' }]);
});

test.each([
  ['the same call with the same input', 'k1', {}],
  ['the same call with another input', 'own', { input: 'other' }],
  ['another call with the same input', 'own', { operationId: 'transfer' }],
])('after an unknown outcome, %s is sent with the key %s', async (_, key, change) => {
  const { intents } = openTab([{}, {}]);
  const keys: string[] = [];
  await intents.send({ ...wanted, ...change }, 'wait', async (used) => keys.push(used));
  expect(keys).toEqual([key]);
});

test('nothing is sent without a member', async () => {
  const { intents, session } = openTab();
  session.logOut();
  const call = jest.fn();
  expect(await intents.send(wanted, 'wait', call)).toBe(BUSY);
  expect(call).not.toHaveBeenCalled();
});

test.each([
  ['withdrawAll', 65_000],
  ['uploadSlip', 305_000],
])('what another page was sending (%s) has an unknown outcome after %p ms', (operationId, ms) => {
  const { intents } = openTab([{ operationId, state: 'sending' }]);
  jest.advanceTimersByTime(ms - 1);
  expect(intents.list()).toMatchObject([{ state: 'sending' }]);
  jest.advanceTimersByTime(1);
  expect(intents.list()).toMatchObject([{ state: 'unknown' }]);
});

test('a call that ended in another tab meanwhile is not listed again', () => {
  const { intents, session, changedInAnotherTab } = openTab([{ state: 'sending' }, {}]);
  session.stored.set('intents', intents.list().slice(1));
  changedInAnotherTab('intents');
  const told = jest.fn();
  intents.subscribe(told);
  jest.advanceTimersByTime(65_000);
  expect(told).not.toHaveBeenCalled();
  expect(intents.list().map(({ key }) => key)).toEqual(['k1']);
});

test('a key is 128 random bits as 32 hexadecimal digits', () => {
  jest.spyOn(crypto, 'getRandomValues').mockImplementation((bytes) => {
    if (bytes instanceof Uint8Array) bytes.set([0, 1, 15, 16, 255]);
    return bytes;
  });
  expect(newKey()).toBe(`00010f10ff${'00'.repeat(11)}`);
});
