import { ApiError, NetworkError } from '@member-wallet/api-sdk';
import fc from 'fast-check';
import { memoryStorage } from './browser-storage';
import { createIntents, laneOf, newKey } from './intents';
import { BUSY, type Locks } from './send-lanes';
import { createSession } from './session';

const endpoint = 'withdrawAll';
const lostReply = () => new NetworkError({ endpoint, reason: 'ECONNRESET', outcome: 'unknown' });
const refusalOf = (code: string, status = 422) =>
  new ApiError({ endpoint, code: code as 'MONEY_NOT_ENOUGH', message: code, status, outcome: 'none' });

/** One browser's locks, like the Web Locks API. `close` releases a tab's locks and drops its requests. */
function fakeLocks() {
  interface Request {
    readonly name: string;
    readonly tab: object;
    readonly isShared: boolean;
    readonly grant: () => void;
  }
  let held: readonly Request[] = [];
  let queue: readonly Request[] = [];
  const mayRun = ({ name, isShared }: Request) =>
    held.every((each) => each.name !== name || (each.isShared && isShared));
  const pump = () => {
    for (const request of queue) {
      if (queue.find(({ name }) => name === request.name) !== request || !mayRun(request)) continue;
      queue = queue.filter((each) => each !== request);
      held = [...held, request];
      request.grant();
    }
  };
  const end = (request: Request) => {
    held = held.filter((each) => each !== request);
    pump();
  };
  const ofTab = (tab: object) =>
    ({
      request: (name: string, ...rest: readonly unknown[]) => {
        const callback = rest.at(-1) as (lock: object | null) => unknown;
        const { mode, ifAvailable = false } = (rest.length > 1 ? rest[0] : {}) as LockOptions;
        return new Promise((resolve, reject) => {
          const request: Request = {
            name,
            tab,
            isShared: mode === 'shared',
            grant: () =>
              void Promise.resolve()
                .then(() => callback({}))
                .then(resolve, reject)
                .finally(() => end(request)),
          };
          const isNext = mayRun(request) && queue.every((each) => each.name !== name);
          if (ifAvailable && !isNext) return void Promise.resolve(callback(null)).then(resolve, reject);
          queue = [...queue, request];
          pump();
        });
      },
    }) as unknown as Locks;
  return {
    ofTab,
    close(tab: object) {
      queue = queue.filter((each) => each.tab !== tab);
      held = held.filter((each) => each.tab !== tab);
      pump();
    },
  };
}

/** One browser with tabs, which log in as the same member by default. */
function fakeBrowser(hasLocks: boolean) {
  const local = memoryStorage();
  const locks = fakeLocks();
  type Listener = (event: Pick<StorageEvent, 'key'>) => void;
  interface Page {
    readonly listeners: Map<string, Listener>;
  }
  let pages: readonly Page[] = [];
  function openTab(username = 'somchai') {
    const page: Page = { listeners: new Map() };
    pages = [...pages, page];
    const area = {
      ...local,
      setItem(name: string, value: string) {
        local.setItem(name, value);
        for (const other of pages) if (other !== page) other.listeners.get('storage')?.({ key: name });
      },
    };
    const session = createSession({ local: area, session: memoryStorage() });
    session.logIn(newKey(), false, username);
    const intents = createIntents({
      session,
      events: {
        addEventListener: ((name: string, listener: Listener) => {
          page.listeners.set(name, listener);
        }) as Window['addEventListener'],
      },
      locks: hasLocks ? locks.ofTab(page) : undefined,
    });
    return {
      intents,
      session,
      /** @param isSudden the system killed the tab, without a `pagehide` event */
      close(isSudden = false) {
        if (!isSudden) page.listeners.get('pagehide')?.({ key: null });
        pages = pages.filter((each) => each !== page);
        locks.close(page);
      },
    };
  }
  return { openTab, local };
}

// Fake timers, because a tab waits up to five minutes for another tab's call.
beforeEach(() => jest.useFakeTimers({ doNotFake: ['nextTick', 'queueMicrotask', 'setImmediate', 'Date'] }));
afterEach(() => jest.useRealTimers());

const settled = async () => {
  for (let turn = 0; turn < 20; turn += 1) await new Promise(setImmediate);
};
const wantedOf = (amount: number, key = newKey()) => ({
  key,
  operationId: 'withdrawAll',
  input: `i${amount}`,
  amount,
});
const never = () => new Promise<never>(() => undefined);

describe.each([
  ['with locks', true],
  ['without locks', false],
])('%s', (_, hasLocks) => {
  it('never reuses the key of another amount, even if the digests of the two inputs are equal', async () => {
    const { intents } = fakeBrowser(hasLocks).openTab();
    const keys: string[] = [];
    for (const amount of [500, 700, 500]) {
      const wanted = { ...wantedOf(amount), input: 'i1' };
      const sent = intents.send(wanted, 'give-up', (key) => {
        keys.push(key);
        return Promise.reject(lostReply());
      });
      await expect(sent).rejects.toThrow();
    }
    expect(keys[1]).not.toBe(keys[0]);
    expect(keys[2]).toBe(keys[0]);
  });

  it('keeps an intent open until its outcome is known', async () => {
    const { intents } = fakeBrowser(hasLocks).openTab();
    let answer = (_: string) => undefined as void;
    const sent = intents.send(
      wantedOf(500),
      'give-up',
      () => new Promise<string>((resolve) => (answer = resolve)),
    );
    await settled();
    expect(intents.list()).toMatchObject([{ amount: 500, state: 'sending' }]);
    answer('done');
    expect(await sent).toBe('done');
    expect(intents.list()).toEqual([]);
  });

  it('keeps an intent and its key after a lost response, even if the repeat is refused', async () => {
    const { intents } = fakeBrowser(hasLocks).openTab();
    const keys: string[] = [];
    const sendAs = (error: Error) =>
      intents
        .send(wantedOf(500), 'give-up', async (key) => {
          keys.push(key);
          throw error;
        })
        .catch((caught: unknown) => caught);
    await sendAs(lostReply());
    expect(intents.list()).toMatchObject([{ key: keys[0], state: 'unknown' }]);
    await sendAs(refusalOf('REQUEST_LIMIT', 429));
    expect(intents.list()).toMatchObject([{ key: keys[0], state: 'unknown' }]);
    await intents.send(wantedOf(500), 'give-up', async (key) => keys.push(key));
    expect(new Set(keys).size).toBe(1);
    expect(intents.list()).toEqual([]);
    await sendAs(refusalOf('MONEY_NOT_ENOUGH'));
    expect(intents.list()).toEqual([]);
    expect(new Set(keys).size).toBe(2);
  });

  it('sends the repeat of a claim with its own key, and keeps it until one is answered', async () => {
    const { intents } = fakeBrowser(hasLocks).openTab();
    const keys: string[] = [];
    const claim = (answer: () => Promise<unknown>) =>
      intents
        .send({ ...wantedOf(0), isClaim: true }, 'give-up', (key) => {
          keys.push(key);
          return answer();
        })
        .catch((caught: unknown) => caught);
    await claim(() => Promise.reject(lostReply()));
    expect(intents.list()).toMatchObject([{ key: keys[0], state: 'unknown' }]);
    // The first may have succeeded.
    await claim(() => Promise.reject(refusalOf('MONEY_NOT_ENOUGH')));
    expect(intents.list()).toMatchObject([{ key: keys[1], state: 'unknown' }]);
    await claim(async () => 'done');
    expect(intents.list()).toEqual([]);
    expect(new Set(keys).size).toBe(3);
  });

  it('keeps an intent as unknown when its tab is reloaded or killed', async () => {
    const browser = fakeBrowser(hasLocks);
    const tab = browser.openTab();
    void tab.intents.send(wantedOf(500), 'give-up', never);
    await settled();
    tab.close(hasLocks);
    const { intents } = browser.openTab();
    await settled();
    expect(intents.list()).toMatchObject([{ amount: 500, state: 'unknown' }]);
    await expect(intents.send(wantedOf(700), 'give-up', async () => 'sent')).resolves.toBe('sent');
  });

  it('lets a second tab send only after the first has finished', async () => {
    const browser = fakeBrowser(hasLocks);
    const [one, two] = [browser.openTab(), browser.openTab()];
    let answer = () => undefined as void;
    const sent = one.intents.send(
      wantedOf(500),
      'give-up',
      () => new Promise<void>((resolve) => (answer = resolve)),
    );
    await settled();
    expect(two.intents.list()).toMatchObject([{ amount: 500, state: 'sending' }]);
    const call = jest.fn(async () => 'sent');
    expect(await two.intents.send(wantedOf(500), 'give-up', call)).toBe(BUSY);
    const free = two.intents.free('wallet');
    answer();
    await sent;
    await jest.advanceTimersByTimeAsync(300);
    await free;
    expect(call).not.toHaveBeenCalled();
    expect(await two.intents.send(wantedOf(500), 'give-up', call)).toBe('sent');
  });

  it('shows an intent only to the member who sent it, and removes it at log-out', async () => {
    const browser = fakeBrowser(hasLocks);
    const tab = browser.openTab('somchai');
    await tab.intents.send(wantedOf(500), 'wait', () => Promise.reject(lostReply())).catch(() => undefined);
    tab.session.expire(tab.session.getState().token);
    expect(tab.intents.list()).toEqual([]);
    tab.session.logIn('another', true, 'mali');
    expect(tab.intents.list()).toEqual([]);
    tab.session.logOut();
    tab.session.logIn('again', true, 'somchai');
    expect(tab.intents.list()).toMatchObject([{ amount: 500, state: 'unknown' }]);
    tab.session.logOut();
    expect(browser.local.getItem('intents')).toBeNull();
  });

  it('does not send a waiting intent once its member has logged out', async () => {
    const { intents, session } = fakeBrowser(hasLocks).openTab();
    let answer = () => undefined as void;
    const first = intents.send(wantedOf(1), 'wait', () => new Promise<void>((resolve) => (answer = resolve)));
    await settled();
    const call = jest.fn(async () => 'sent');
    const second = intents.send(wantedOf(2), 'wait', call);
    session.logOut();
    session.logIn('other', false, 'mali');
    answer();
    await first;
    await jest.advanceTimersByTimeAsync(300);
    expect(await second).toBe(BUSY);
    expect(call).not.toHaveBeenCalled();
  });

  it('does not delay a withdrawal while a slip is uploading', async () => {
    const { intents } = fakeBrowser(hasLocks).openTab();
    void intents.send({ ...wantedOf(1), operationId: 'uploadSlip' }, 'wait', never);
    await settled();
    expect(await intents.send(wantedOf(2), 'give-up', async () => 'sent')).toBe('sent');
  });

  type Action =
    | readonly ['press', tab: 0 | 1, amount: number]
    | readonly ['double', tab: 0 | 1, amount: number]
    | readonly ['reload', tab: 0 | 1]
    | readonly ['crash', tab: 0 | 1]
    | readonly ['reply' | 'lose' | 'refuse']
    | readonly ['check', tab: 0 | 1];
  const tabs = fc.constantFrom<(0 | 1)[]>(0, 1);
  const amounts = fc.constantFrom(300, 500);
  const actions: fc.Arbitrary<Action> = fc.oneof(
    { weight: 4, arbitrary: fc.tuple(fc.constant('press'), tabs, amounts) },
    fc.tuple(fc.constant('double'), tabs, amounts),
    fc.tuple(fc.constantFrom('reload', ...(hasLocks ? ['crash' as const] : [])), tabs),
    { weight: 3, arbitrary: fc.tuple(fc.constantFrom('reply', 'lose', 'refuse')) },
    fc.tuple(fc.constant('check'), tabs),
  ) as fc.Arbitrary<Action>;

  it('in any sequence, uses one key per intent, sends one call at a time and keeps all unknown outcomes', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(actions, { maxLength: 30 }), async (run) => {
        const browser = fakeBrowser(hasLocks);
        const open = [browser.openTab(), browser.openTab()];
        /** The call in flight, if its tab is still open. */
        let calls: readonly { tab: number; key: string; amount: number; end: (how: string) => void }[] = [];
        /** By key: the amount, and whether the outcome is still unknown to the member. */
        const known = new Map<string, { amount: number; isOpen: boolean }>();

        const press = (index: 0 | 1, amount: number) => {
          const tab = open[index] as (typeof open)[number];
          void tab.intents
            .send(
              wantedOf(amount),
              'give-up',
              (key) =>
                new Promise<void>((resolve, reject) => {
                  // Never two calls at once.
                  expect(calls).toEqual([]);
                  // A key is for one intent only, and an intent keeps its key while its outcome is unknown.
                  expect(known.get(key)?.amount ?? amount).toBe(amount);
                  expect(known.get(key)?.isOpen ?? true).toBe(true);
                  for (const [other, { amount: of, isOpen }] of known) {
                    if (isOpen && of === amount) expect(key).toBe(other);
                  }
                  const isRepeat = known.has(key);
                  known.set(key, { amount, isOpen: true });
                  const end = (how: string) => {
                    calls = [];
                    if (how === 'reply' || (how === 'refuse' && !isRepeat))
                      known.set(key, { amount, isOpen: false });
                    if (how === 'reply') resolve();
                    else reject(how === 'lose' ? lostReply() : refusalOf('MONEY_NOT_ENOUGH'));
                  };
                  calls = [{ tab: index, key, amount, end }];
                }),
            )
            .catch((error: unknown) => {
              if (!(error instanceof Error) || 'matcherResult' in error) throw error;
            });
        };

        for (const action of run) {
          const [name, index = 0, amount = 0] = action;
          if (name === 'press' || name === 'double') press(index, amount);
          if (name === 'double') press(index, amount);
          if (name === 'reload' || name === 'crash') {
            open[index]?.close(name === 'crash');
            // Closing the tab aborts its calls.
            calls = calls.filter(({ tab }) => tab !== index);
            open[index] = browser.openTab();
          }
          if (name === 'reply' || name === 'lose' || name === 'refuse') calls[0]?.end(name);
          if (name === 'check') {
            const unknown = open[index]?.intents.list().find(({ state }) => state === 'unknown');
            if (unknown) {
              open[index]?.intents.settle(unknown.key);
              known.set(unknown.key, { amount: unknown.amount ?? 0, isOpen: false });
            }
          }
          await settled();
          const expected = [...known].flatMap(([key, { isOpen }]) => (isOpen ? [key] : [])).sort();
          for (const { intents } of open) {
            expect(
              intents
                .list()
                .map(({ key }) => key)
                .sort(),
            ).toEqual(expected);
            const [call] = calls;
            for (const { key, state } of intents.list()) {
              expect([key, state]).toEqual([key, key === call?.key ? 'sending' : 'unknown']);
            }
          }
        }
      }),
      { numRuns: 60 },
    );
  });
});

it('without locks, waits for a killed tab only until its call would have timed out', async () => {
  jest.useFakeTimers({ doNotFake: ['nextTick', 'queueMicrotask', 'setImmediate'] });
  const browser = fakeBrowser(false);
  const tab = browser.openTab();
  void tab.intents.send(wantedOf(500), 'wait', never);
  await settled();
  tab.close(true);
  const { intents } = browser.openTab();
  const call = jest.fn(async () => 'sent');
  const sent = intents.send(wantedOf(700), 'wait', call);
  await jest.advanceTimersByTimeAsync(60_000);
  expect(call).not.toHaveBeenCalled();
  expect(intents.list()).toMatchObject([{ state: 'sending' }]);
  await jest.advanceTimersByTimeAsync(6000);
  expect(await sent).toBe('sent');
  expect(intents.list()).toMatchObject([{ amount: 500, state: 'unknown' }]);
});

it('sends without a lock if the browser refuses locks', async () => {
  const session = createSession({ local: memoryStorage(), session: memoryStorage() });
  session.logIn('t', false);
  const locks = { request: () => Promise.reject(new DOMException('opaque origin', 'SecurityError')) };
  const intents = createIntents({
    session,
    events: { addEventListener: () => undefined },
    locks: locks as unknown as Locks,
  });
  expect(await intents.send(wantedOf(1), 'give-up', async () => 'sent')).toBe('sent');
  await intents.free('wallet');
});

it('puts slips in a separate lane and all other writes in one', () => {
  expect(['withdrawAll', 'transfer', 'claimCoupon', 'uploadSlip'].map(laneOf)).toEqual([
    'wallet',
    'wallet',
    'wallet',
    'slip',
  ]);
});
