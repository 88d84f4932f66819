import assert from 'node:assert/strict';
import { after, before, describe, test } from 'node:test';
import { chromium } from 'playwright-core';
import { findBrowser } from '../harness/find-browser.mjs';
import { distOf, startStack } from '../harness/stack.mjs';
import { SCENES } from '../scenes.mjs';
import { THAI_ONLY } from '../scenes/thai-only.mjs';
import { auditLayout, auditScene, auditSpacing } from './audit-scene.mjs';
import { SHOWN_BY } from './coverage.mjs';
import { speakAtLength } from './longer-texts.mjs';
import { openContext } from './open-context.mjs';
import { listScreens } from './screens.mjs';

/**
 * Looks at every scene in every language, in all the windows and both themes. A single one, from this package:
 * `node --test --test-name-pattern='withdraw-confirm' src/look/look.test.mjs`
 */
const BUILDS = [
  { build: 'thai', locale: 'th', isThorough: true },
  { build: 'laos', locale: 'la', isThorough: true },
  { build: 'thai', locale: 'en', isThorough: false },
];
/** English on the Laos build: where its data differ from the Thai build's. */
const LAOS_IN_ENGLISH = ['register-bank', 'home', 'withdraw-confirm', 'deposit', 'profile-edit'];
const FEWEST_SCENES = 130;
/** Where most words stand close together. LOOK_AT_LENGTH=all takes every scene instead, LOOK_AT_SPACING=all too. */
const DENSEST = [
  'home-rich',
  'withdraw-confirm',
  'statement',
  'register-bank-errors',
  'deposit',
  'care-limit',
  'chat-cards',
];

const FLAGS = ['--no-sandbox', '--disable-gpu', '--disable-background-networking'];

let browser;
before(async () => {
  browser = await chromium.launch({ executablePath: await findBrowser(), args: FLAGS });
});
after(() => browser?.close());

/** The sandbox's stand-in for a game is no part of the product. */
const AUDITED = Object.keys(SCENES).filter((name) => name !== 'lobby');
const scenesOf = (build) => AUDITED.filter((name) => build === 'thai' || !THAI_ONLY.test(name));

/**
 * Scenes one after the other, in a sandbox of their own: some turn its switches.
 * @param {string} title
 * @param {{ build: string, locale: string, names: string[] }} what
 * @param {(scene: import('./audit-scene.mjs').Scene) => Promise<string[]>} audit
 * @param {(context: import('playwright-core').BrowserContext) => Promise<void>} [prepare]
 */
function look(title, { build, locale, names }, audit, prepare) {
  describe(title, { concurrency: 1 }, () => {
    let stack;
    let context;
    before(async () => {
      stack = await startStack();
      context = await openContext(browser, { baseURL: stack[build], locale });
      await prepare?.(context);
    });
    after(async () => {
      await context?.close();
      await stack?.close();
    });
    for (const name of names) {
      test(`${name} · ${title}`, async () => {
        const faults = await audit({ context, reach: SCENES[name], build, stack });
        assert.equal(faults.join('\n'), '', `${name}, ${title}`);
      });
    }
  });
}

const half = (names, which) => names.filter((_, index) => index % 2 === which);

// Two at a time fill two cores. The longest first, and the last one in halves, so that both end together.
describe('the look', { concurrency: 2 }, () => {
  for (const { build, locale, isThorough } of BUILDS) {
    const names = scenesOf(build);
    for (const part of isThorough ? [names] : [half(names, 0), half(names, 1)]) {
      look(`${build} ${locale}`, { build, locale, names: part }, (scene) =>
        auditScene({ ...scene, isThorough }),
      );
    }
  }
  look('laos en', { build: 'laos', locale: 'en', names: LAOS_IN_ENGLISH }, (scene) =>
    auditScene({ ...scene, isThorough: false }),
  );
  for (const { build, locale } of BUILDS) {
    const names = process.env.LOOK_AT_LENGTH === 'all' ? scenesOf(build) : DENSEST;
    look(`${build} ${locale} at length`, { build, locale, names }, auditLayout, (context) =>
      speakAtLength(context, distOf(`@member-wallet/${build}`)),
    );
    const apart = process.env.LOOK_AT_SPACING === 'all' ? scenesOf(build) : DENSEST;
    look(`${build} ${locale} wide apart`, { build, locale, names: apart }, auditSpacing);
  }
});

test('every screen, step and dialog of the product is in a scene', async () => {
  const screens = await listScreens();
  assert.ok(screens.length >= 50, `${screens.length} screens found`);
  assert.deepEqual(
    screens.filter((screen) => !SHOWN_BY[screen]?.length),
    [],
    'screens without a scene: add one to scenes/, and name it in look/coverage.mjs',
  );
  const known = new Set(Object.values(SHOWN_BY).flat());
  assert.deepEqual(
    [...known].filter((name) => !(name in SCENES)),
    [],
    'scenes that are not there',
  );
  assert.deepEqual(
    AUDITED.filter((name) => !known.has(name)),
    [],
    'scenes that show nothing',
  );
  assert.ok(known.size >= FEWEST_SCENES, `${known.size} scenes`);
});
