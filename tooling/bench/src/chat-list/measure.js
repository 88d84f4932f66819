/* global document, requestAnimationFrame, HTMLTextAreaElement, InputEvent, KeyboardEvent -- it runs in the page */
/**
 * Runs in the page. Times are in ms, from the event to the end of layout; the two lists take turns, so that
 * whatever else the machine does falls on both.
 */
const widget = () => document.querySelector('[data-chat-widget]').shadowRoot;
const sides = {
  plain: {
    root: () => document.querySelector('.plain'),
    toggle: () => document.querySelector('#plain').click(),
  },
  chat: {
    root: () => widget().querySelector('.panel'),
    toggle: () =>
      (widget().querySelector('.panel .head .icon') ?? widget().querySelector('.launcher')).click(),
  },
};
const box = (side) => side.root().querySelector('.scroller');
const field = (side) => side.root().querySelector('textarea');
const rows = (side) => side.root().querySelectorAll('li.row');
const below = (list) => list.scrollHeight - list.clientHeight - list.scrollTop;

const nextTask = () =>
  new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = () => {
      port1.close();
      resolve();
    };
    port2.postMessage(0);
  });
const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));

async function until(done) {
  const patience = performance.now() + 15_000;
  while (performance.now() < patience) {
    const found = done();
    if (found) return found;
    await nextTask();
  }
  throw new Error(`never: ${done}`);
}

async function rest() {
  for (let left = 3; left > 0; left -= 1) await frame();
}

const type = (target, text) => {
  Object.getOwnPropertyDescriptor(HTMLTextAreaElement.prototype, 'value').set.call(target, text);
  target.dispatchEvent(new InputEvent('input', { bubbles: true }));
};

async function timed(act, done) {
  const began = performance.now();
  act();
  const found = await until(done);
  found.getBoundingClientRect();
  return performance.now() - began;
}

async function mount(side) {
  const time = await timed(side.toggle, () => side.root() && rows(side).length > 0 && box(side));
  const off = below(box(side));
  await rest();
  return { time, off: Math.max(Math.abs(off), Math.abs(below(box(side)))) };
}

async function close(side) {
  side.toggle();
  await until(() => !side.root());
  await rest();
}

let written = 0;
async function append(side) {
  written += 1;
  const text = `written ${written}`;
  type(field(side), text);
  await rest();
  const time = await timed(
    () => field(side).dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', bubbles: true })),
    () => {
      const last = [...rows(side)].at(-1);
      return last?.textContent.includes(text) && last;
    },
  );
  await rest();
  return time;
}

async function keystrokes(side, count) {
  const times = [];
  for (let number = 0; number < count; number += 1) {
    const text = 'typing '.repeat(4).slice(0, number + 1);
    times.push(
      await timed(
        () => type(field(side), text),
        () => field(side).value === text && field(side),
      ),
    );
    await frame();
  }
  type(field(side), '');
  await rest();
  return times;
}

/** Everything the server has, ten by ten from the top, and how far what was read has moved each time. */
async function loadAll(count) {
  const side = sides.chat;
  const oldest = 'number 0 ';
  let drift = 0;
  let pages = 0;
  // The panel comes up from below; what moves with it has not moved in the list.
  await Promise.all(
    side
      .root()
      .getAnimations()
      .map(({ finished }) => finished),
  );
  while (![...rows(side)].some((row) => row.textContent.includes(oldest))) {
    const list = box(side);
    list.scrollTop = 0;
    const first = rows(side)[0];
    const top = first.getBoundingClientRect().top;
    await until(() => rows(side)[0] !== first);
    const height = first.isConnected ? first.getBoundingClientRect().top - top : Number.NaN;
    // The button above the list may go with the last page: it stands in the list's own box.
    drift = Math.max(drift, Math.abs(height));
    pages += 1;
    await frame();
    drift = Math.max(drift, Math.abs(first.getBoundingClientRect().top - top));
    if (pages > count) throw new Error('no end');
  }
  return { drift, pages };
}

/** From the oldest to the newest message, a screen at a time: the longest task, and how many rows there were. */
async function travel() {
  const side = sides.chat;
  const tasks = [];
  const observer = new PerformanceObserver((seen) => {
    tasks.push(...seen.getEntries().map(({ duration }) => duration));
  });
  observer.observe({ type: 'longtask' });
  let most = 0;
  let screens = 0;
  let last = '';
  for (let still = 0; still < 20; ) {
    const list = box(side);
    list.scrollTop += list.clientHeight;
    await frame();
    most = Math.max(most, rows(side).length);
    const now = `${rows(side)[0]?.textContent} ${list.scrollTop}`;
    still = now === last ? still + 1 : 0;
    last = now;
    screens += 1;
  }
  observer.disconnect();
  return { longest: Math.max(0, ...tasks), rows: most, screens, off: below(box(side)) };
}

globalThis.bench = { sides, mount, close, append, keystrokes, loadAll, travel };
