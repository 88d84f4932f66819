/**
 * Runs in the page. Times are in ms, from the event to the end of layout. The two lists alternate, so that other load on
 * the machine affects both.
 */
interface List {
  /** Null while it is closed. */
  readonly root: () => Element | null;
  readonly toggle: () => void;
}

/** For elements that always exist on this page. */
function required<Type>(value: Type | null | undefined): Type {
  if (value === null || value === undefined) throw new Error('The page lacks an element to measure.');
  return value;
}
const within = (root: ParentNode, selector: string) => required(root.querySelector<HTMLElement>(selector));

const widget = () => required(within(document, '[data-chat-widget]').shadowRoot);
const lists = {
  plain: {
    root: () => document.querySelector('.plain'),
    toggle: () => within(document, '#plain').click(),
  },
  chat: {
    root: () => widget().querySelector('.panel'),
    toggle: () =>
      within(widget(), widget().querySelector('.panel') ? '.panel .head .icon' : '.launcher').click(),
  },
} satisfies Record<string, List>;
const scrollerOf = (list: List) => within(required(list.root()), '.scroller');
const fieldOf = (list: List) => required(required(list.root()).querySelector('textarea'));
const rowsOf = (list: List) => [...(list.root()?.querySelectorAll('li.row') ?? [])];
/** How far the list is scrolled from its end, in px. */
const below = (list: Element) => list.scrollHeight - list.clientHeight - list.scrollTop;

const nextTask = () =>
  new Promise<void>((resolve) => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = () => {
      port1.close();
      resolve();
    };
    port2.postMessage(0);
  });
const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));

async function until<Found>(done: () => Found | false | null | undefined): Promise<Found> {
  const deadline = performance.now() + 15_000;
  while (performance.now() < deadline) {
    const result = done();
    if (result) return result;
    await nextTask();
  }
  throw new Error(`never: ${done}`);
}

async function waitUntilIdle() {
  for (let left = 3; left > 0; left -= 1) await frame();
}

const type = (target: HTMLTextAreaElement, text: string) => {
  // Bypasses React's setter, so that React detects a change.
  Object.getOwnPropertyDescriptor(HTMLTextAreaElement.prototype, 'value')?.set?.call(target, text);
  target.dispatchEvent(new InputEvent('input', { bubbles: true }));
};

async function timed(act: () => unknown, done: () => Element | false | undefined) {
  const began = performance.now();
  act();
  (await until(done)).getBoundingClientRect();
  return performance.now() - began;
}

async function open(list: List) {
  const time = await timed(list.toggle, () => rowsOf(list).length > 0 && scrollerOf(list));
  const off = below(scrollerOf(list));
  await waitUntilIdle();
  return { time, off: Math.max(Math.abs(off), Math.abs(below(scrollerOf(list)))) };
}

async function close(list: List) {
  list.toggle();
  await until(() => !list.root());
  await waitUntilIdle();
}

let written = 0;
async function append(list: List) {
  written += 1;
  const text = `written ${written}`;
  type(fieldOf(list), text);
  await waitUntilIdle();
  const time = await timed(
    () => fieldOf(list).dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', bubbles: true })),
    () => {
      const last = rowsOf(list).at(-1);
      return last?.textContent?.includes(text) && last;
    },
  );
  await waitUntilIdle();
  return time;
}

async function keystrokes(list: List, count: number) {
  const times: number[] = [];
  for (let number = 0; number < count; number += 1) {
    const text = 'typing '.repeat(4).slice(0, number + 1);
    times.push(
      await timed(
        () => type(fieldOf(list), text),
        () => fieldOf(list).value === text && fieldOf(list),
      ),
    );
    await frame();
  }
  type(fieldOf(list), '');
  await waitUntilIdle();
  return times;
}

/** Loads the whole history page by page, and measures how far the visible messages shift each time. */
async function loadAll(mostPages: number) {
  const list = lists.chat;
  const oldest = 'number 0 ';
  let drift = 0;
  let pages = 0;
  // Wait until the panel has slid in: that is not a shift inside the list.
  await Promise.all(
    required(list.root())
      .getAnimations()
      .map(({ finished }) => finished),
  );
  while (!rowsOf(list).some((row) => row.textContent?.includes(oldest))) {
    scrollerOf(list).scrollTop = 0;
    const first = required(rowsOf(list)[0]);
    const top = first.getBoundingClientRect().top;
    await until(() => rowsOf(list)[0] !== first);
    const height = first.isConnected ? first.getBoundingClientRect().top - top : Number.NaN;
    // The button above the list, which is inside the list's box, may disappear with the last page.
    drift = Math.max(drift, Math.abs(height));
    pages += 1;
    await frame();
    drift = Math.max(drift, Math.abs(first.getBoundingClientRect().top - top));
    if (pages > mostPages) throw new Error('no end');
  }
  return { drift, pages };
}

/** Scrolls from the oldest to the newest message, a screen at a time. @returns the longest task and the most rows */
async function scrollThrough() {
  const list = lists.chat;
  await open(list);
  await loadAll(2500);
  const tasks: number[] = [];
  const observer = new PerformanceObserver((seen) => {
    tasks.push(...seen.getEntries().map(({ duration }) => duration));
  });
  observer.observe({ type: 'longtask' });
  let most = 0;
  let screens = 0;
  let last = '';
  for (let still = 0; still < 20; ) {
    const scroller = scrollerOf(list);
    scroller.scrollTop += scroller.clientHeight;
    await frame();
    most = Math.max(most, rowsOf(list).length);
    const now = `${rowsOf(list)[0]?.textContent} ${scroller.scrollTop}`;
    still = now === last ? still + 1 : 0;
    last = now;
    screens += 1;
  }
  observer.disconnect();
  return { longest: Math.max(0, ...tasks), rows: most, screens, off: below(scrollerOf(list)) };
}

/** Times opening, sending and typing in both lists alternately. */
async function compare(rounds: number) {
  const none = (): Record<keyof typeof lists, number[]> => ({ chat: [], plain: [] });
  const times = { open: none(), append: none(), keystroke: none() };
  let off = 0;
  for (let round = 0; round < rounds; round += 1) {
    const names: (keyof typeof lists)[] = round % 2 === 0 ? ['plain', 'chat'] : ['chat', 'plain'];
    for (const name of names) {
      const opened = await open(lists[name]);
      times.open[name].push(opened.time);
      if (name === 'chat') off = Math.max(off, opened.off);
      for (let number = 0; number < 3; number += 1) times.append[name].push(await append(lists[name]));
      times.keystroke[name].push(...(await keystrokes(lists[name], 15)));
      await close(lists[name]);
    }
  }
  return { times, off };
}

const inPage = { loadAll, scrollThrough, compare, closeChat: () => close(lists.chat) };

declare global {
  interface Window {
    chatBench: typeof inPage;
  }
}
window.chatBench = inPage;
