import fc from 'fast-check';
import { createBackSteps } from './back-steps';

interface Entry {
  readonly state: unknown;
  readonly page: string;
}

/** A browser's history with a router's entries. A traversal runs in a separate task, as in browsers. */
function fakeBrowser() {
  let entries: readonly Entry[] = [{ state: { key: 'start' }, page: 'start' }];
  let index = 0;
  let listener: ((event: PopStateEvent) => void) | undefined;
  let running = 0;
  const current = () => entries[index] as Entry;
  const push = (entry: Entry) => {
    entries = [...entries.slice(0, index + 1), entry];
    index += 1;
  };
  const traverse = (by: number) => {
    running += 1;
    setTimeout(() => {
      running -= 1;
      if (!entries[index + by]) return;
      index += by;
      listener?.({ state: current().state } as PopStateEvent);
    });
  };
  const history = {
    get state() {
      return current().state;
    },
    pushState: (state: unknown) => push({ state: structuredClone(state), page: current().page }),
    back: () => traverse(-1),
  } as unknown as History;
  const addEventListener = ((_: string, handle: typeof listener) => {
    listener = handle;
  }) as Window['addEventListener'];

  const start = () => createBackSteps({ history, addEventListener });
  let steps = start();
  return {
    page: () => current().page,
    depth: () => index,
    enter: (back: () => void) => steps.enter(back),
    link: (page: string) => {
      push({ state: { key: `${page}-${index}` }, page });
      steps.arrive();
    },
    back: () => traverse(-1),
    forward: () => traverse(1),
    /** Resolves once all traversals have ended, including those that they caused. */
    async settled() {
      do await new Promise(setImmediate);
      while (running > 0);
    },
    reload: () => {
      steps = start();
    },
  };
}

function fakeSheets(browser: ReturnType<typeof fakeBrowser>) {
  let open: readonly { readonly leave: () => void }[] = [];
  const close = () => {
    open.at(-1)?.leave();
    open = open.slice(0, -1);
  };
  const state = { isBusy: false };
  return {
    state,
    count: () => open.length,
    open: () => {
      const leave = browser.enter(() => {
        if (!state.isBusy) close();
      });
      open = [...open, { leave }];
    },
    close,
    closeAll: () => {
      while (open.length > 0) close();
    },
    forget: () => {
      open = [];
    },
  };
}

test('closes the sheet with Back, then leaves the page', async () => {
  const browser = fakeBrowser();
  const sheets = fakeSheets(browser);
  browser.link('home');
  sheets.open();
  await browser.settled();
  browser.back();
  await browser.settled();
  expect([sheets.count(), browser.page()]).toEqual([0, 'home']);
  browser.back();
  await browser.settled();
  expect(browser.page()).toBe('start');
});

test('ignores Back during a write, however often', async () => {
  const browser = fakeBrowser();
  const sheets = fakeSheets(browser);
  browser.link('home');
  sheets.open();
  sheets.state.isBusy = true;
  for (let press = 0; press < 5; press += 1) {
    await browser.settled();
    browser.back();
  }
  await browser.settled();
  expect([sheets.count(), browser.page()]).toEqual([1, 'home']);
});

test('adds no entry for a sheet that replaces another', async () => {
  const browser = fakeBrowser();
  const sheets = fakeSheets(browser);
  sheets.open();
  await browser.settled();
  const depth = browser.depth();
  sheets.close();
  sheets.open();
  await browser.settled();
  expect(browser.depth()).toBe(depth);
});

test('opens nothing with Forward, after which one Back leaves the page', async () => {
  const browser = fakeBrowser();
  const sheets = fakeSheets(browser);
  browser.link('home');
  sheets.open();
  await browser.settled();
  browser.back();
  await browser.settled();
  browser.forward();
  await browser.settled();
  expect([sheets.count(), browser.page()]).toEqual([0, 'home']);
  browser.back();
  await browser.settled();
  expect(browser.page()).toBe('start');
});

type Action = 'open' | 'close' | 'link' | 'back' | 'busy' | 'free' | 'reload';
const actions: fc.Arbitrary<Action> = fc.constantFrom<Action[]>(
  'open',
  'open',
  'close',
  'link',
  'back',
  'back',
  'busy',
  'free',
  'reload',
);

test('undoes one step per Back after any sequence of sheets, links and reloads', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(actions, { maxLength: 25 }), async (run) => {
      const browser = fakeBrowser();
      const sheets = fakeSheets(browser);
      const pages = ['start'];
      for (const action of run) {
        if (action === 'open') sheets.open();
        if (action === 'close') sheets.close();
        if (action === 'busy') sheets.state.isBusy = true;
        if (action === 'free') sheets.state.isBusy = false;
        if (action === 'link') {
          pages.push(`page ${pages.length}`);
          browser.link(pages.at(-1) as string);
          sheets.closeAll();
        }
        if (action === 'reload') {
          sheets.forget();
          browser.reload();
        }
        const before = sheets.count();
        if (action === 'back') {
          browser.back();
          if (before === 0 && pages.length > 1) pages.pop();
        }
        await browser.settled();
        const isStep = action === 'back' && before > 0 && !sheets.state.isBusy;
        expect(browser.page()).toBe(pages.at(-1));
        if (action !== 'reload') expect(sheets.count()).toBe(isStep ? before - 1 : before);
      }
    }),
    { numRuns: 40 },
  );
});
