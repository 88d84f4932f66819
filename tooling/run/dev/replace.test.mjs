import assert from 'node:assert/strict';
import { test } from 'node:test';
import { setImmediate } from 'node:timers/promises';
import { createReplacer } from './replace.mjs';

/**
 * A replacer of sandboxes that do nothing but note what happened to which version, in order.
 * @param {{ versions: (boolean | Error)[], fails?: Record<string, string> }} options `fails`: at which step, by version
 */
function setUp({ versions, fails = {} }) {
  /** @type {string[]} */
  const story = [];
  let made = 0;
  const parts = {
    door: {
      hold: async () => void story.push('hold'),
      letIn: (/** @type {string | null} */ url) => story.push(`let in ${url}`),
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
        // A database takes its time to close.
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

const FIRST = ['launch v1', 'load v1', 'hold', 'serve v1', 'let in v1', 'answers'];

test('the next one is loaded before the last one goes, and opens the database after', async () => {
  const { story, replacer } = setUp({ versions: [true, true] });
  await replacer.look();
  await replacer.look();
  assert.deepEqual(story, [
    ...FIRST,
    'launch v2',
    'load v2',
    'hold',
    'stop v1',
    'serve v2',
    'let in v2',
    'answers',
  ]);
});

test('the same program stays as it is', async () => {
  const { story, replacer } = setUp({ versions: [true, false] });
  await replacer.look();
  await replacer.look();
  assert.deepEqual(story, FIRST);
});

test('one that does not compile or load leaves the last one in place', async () => {
  const { story, replacer } = setUp({ versions: [true, new Error('a typo'), true], fails: { v2: 'load' } });
  await replacer.look();
  await replacer.look();
  await replacer.look();
  assert.deepEqual(story, [...FIRST, 'a typo', 'launch v2', 'load v2', 'v2 cannot load', 'stop v2']);
});

test('one that cannot start lets nobody wait for it, and the next one can', async () => {
  const { story, replacer } = setUp({ versions: [true, true], fails: { v1: 'serve' } });
  assert.equal(replacer.serves(), false);
  await replacer.look();
  assert.equal(replacer.serves(), false);
  await replacer.look();
  assert.equal(replacer.serves(), true);
  assert.deepEqual(story.slice(0, 7), [...FIRST.slice(0, 4), 'v1 cannot serve', 'stop v1', 'let in null']);
  assert.deepEqual(story.slice(-2), ['let in v2', 'answers']);
});

test('several changes during a replacement make one more', async () => {
  const { story, replacer } = setUp({ versions: [true, true, true, true] });
  await Promise.all([replacer.look(), replacer.look(), replacer.look()]);
  assert.deepEqual(
    story.filter((step) => step.startsWith('let in')),
    ['let in v1', 'let in v2'],
  );
});

test('closing ends the one that serves', async () => {
  const { story, replacer } = setUp({ versions: [true] });
  await replacer.look();
  await replacer.close();
  assert.equal(story.at(-1), 'stop v1');
});
