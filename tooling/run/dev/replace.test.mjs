import assert from 'node:assert/strict';
import { test } from 'node:test';
import { setImmediate } from 'node:timers/promises';
import { createReplacer } from './replace.mjs';

/**
 * A replacer of fake sandboxes that record the steps of each version in order.
 * @param {{ versions: (boolean | Error)[], fails?: Record<string, string> }} options `fails`: the failing step, by version
 */
function setUp({ versions, fails = {} }) {
  /** @type {string[]} */
  const story = [];
  let made = 0;
  const parts = {
    proxy: {
      hold: async () => void story.push('hold'),
      forwardTo: (/** @type {string | null} */ url) => story.push(`forward to ${url}`),
    },
    rebuild: async () => {
      const next = versions.shift();
      if (next instanceof Error) throw next;
      return next ?? false;
    },
    launch() {
      made += 1;
      const name = `v${made}`;
      story.push(`launch ${name}`);
      const step = async (/** @type {string} */ what) => {
        story.push(`${what} ${name}`);
        if (fails[name] === what) throw new Error(`${name} cannot ${what}`);
        return name;
      };
      const stop = async () => {
        // Closing a database takes time.
        await setImmediate();
        return step('stop');
      };
      return { loaded: step('load'), serve: () => step('serve'), stop };
    },
    replaced: () => story.push('answers'),
    report: (/** @type {string} */ _what, /** @type {unknown} */ error) =>
      story.push(error instanceof Error ? error.message : String(error)),
  };
  return { story, replacer: createReplacer(parts) };
}

const FIRST = ['launch v1', 'load v1', 'hold', 'serve v1', 'forward to v1', 'answers'];

test('loads the next version before stopping the last one, then opens the database', async () => {
  const { story, replacer } = setUp({ versions: [true, true] });
  await replacer.update();
  await replacer.update();
  assert.deepEqual(story, [
    ...FIRST,
    'launch v2',
    'load v2',
    'hold',
    'stop v1',
    'serve v2',
    'forward to v2',
    'answers',
  ]);
});

test('keeps an unchanged program running', async () => {
  const { story, replacer } = setUp({ versions: [true, false] });
  await replacer.update();
  await replacer.update();
  assert.deepEqual(story, FIRST);
});

test('keeps the last version if the next one does not compile or load', async () => {
  const { story, replacer } = setUp({ versions: [true, new Error('a typo'), true], fails: { v2: 'load' } });
  await replacer.update();
  await replacer.update();
  await replacer.update();
  assert.deepEqual(story, [...FIRST, 'a typo', 'launch v2', 'load v2', 'v2 cannot load', 'stop v2']);
});

test('holds no requests for a version that cannot start, and starts the next one', async () => {
  const { story, replacer } = setUp({ versions: [true, true], fails: { v1: 'serve' } });
  assert.equal(replacer.serves(), false);
  await replacer.update();
  assert.equal(replacer.serves(), false);
  await replacer.update();
  assert.equal(replacer.serves(), true);
  assert.deepEqual(story.slice(0, 7), [
    ...FIRST.slice(0, 4),
    'v1 cannot serve',
    'stop v1',
    'forward to null',
  ]);
  assert.deepEqual(story.slice(-2), ['forward to v2', 'answers']);
});

test('makes one more replacement for several changes during one', async () => {
  const { story, replacer } = setUp({ versions: [true, true, true, true] });
  await Promise.all([replacer.update(), replacer.update(), replacer.update()]);
  assert.deepEqual(
    story.filter((step) => step.startsWith('forward to')),
    ['forward to v1', 'forward to v2'],
  );
});

test('stops the running version on close', async () => {
  const { story, replacer } = setUp({ versions: [true] });
  await replacer.update();
  await replacer.close();
  assert.equal(story.at(-1), 'stop v1');
});
