import assert from 'node:assert/strict';
import { after, before, describe, test } from 'node:test';
import { chromium } from 'playwright-core';
import { findBrowser } from '../harness/find-browser.mjs';
import { distOf, startStack } from '../harness/stack.mjs';
import { SCENES } from '../scenes.mjs';
import { THAI_ONLY } from '../scenes/thai-only.mjs';
import { auditLayout, auditScene } from './audit-scene.mjs';
import { SHOWN_BY } from './coverage.mjs';
import { speakAtLength } from './longer-texts.mjs';
import { openContext } from './open-context.mjs';
import { listScreens } from './screens.mjs';

/**
 * Looks at every scene in every language, in all the windows and both themes. A single one:
 * `npm run look -w @member-wallet/e2e -- --test-name-pattern='withdraw-confirm'`
 */
const BUILDS = [
  { build: 'thai', locales: ['th', 'en'] },
  { build: 'laos', locales: ['la'] },
];
/** English on the Laos build: where its data differ from the Thai build's. */
const LAOS_IN_ENGLISH = ['register-bank', 'home', 'withdraw-confirm', 'deposit', 'profile-edit'];
const FEWEST_SCENES = 130;
/** Where most words stand close together. LOOK_AT_LENGTH=all takes every scene instead. */
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

let stack;
let browser;
before(async () => {
  [stack, browser] = await Promise.all([
    startStack(),
    findBrowser().then((executablePath) => chromium.launch({ executablePath, args: FLAGS })),
  ]);
});
after(async () => {
  await browser?.close();
  await stack?.close();
});

/** The sandbox's stand-in for a game is no part of the product. */
const AUDITED = Object.keys(SCENES).filter((name) => name !== 'lobby');
const scenesOf = (build) => AUDITED.filter((name) => build === 'thai' || !THAI_ONLY.test(name));

function lookAtLength(build, locale) {
  describe(`${build} ${locale} at length`, { concurrency: 1 }, () => {
    let context;
    before(async () => {
      context = await openContext(browser, { baseURL: stack[build], locale });
      await speakAtLength(context, distOf(`@member-wallet/${build}`));
    });
    after(() => context?.close());
    for (const name of process.env.LOOK_AT_LENGTH === 'all' ? scenesOf(build) : DENSEST) {
      test(`${name} · ${build} ${locale} at length`, async () => {
        const faults = await auditLayout({ context, reach: SCENES[name], build, stack });
        assert.equal(faults.join('\n'), '', `${name} with texts 40 % longer, ${build} build in ${locale}`);
      });
    }
  });
}

function look(build, locale, names, isThorough) {
  describe(`${build} ${locale}`, { concurrency: 1 }, () => {
    let context;
    before(async () => {
      context = await openContext(browser, { baseURL: stack[build], locale });
    });
    after(() => context?.close());
    for (const name of names) {
      test(`${name} · ${build} ${locale}`, async () => {
        const faults = await auditScene({ context, reach: SCENES[name], build, stack, isThorough });
        assert.equal(faults.join('\n'), '', `${name}, ${build} build in ${locale}`);
      });
    }
  });
}

// Each build has its own market in the sandbox: the two go side by side.
describe('the look', { concurrency: 2 }, () => {
  for (const { build, locales } of BUILDS) {
    describe(build, { concurrency: 1 }, () => {
      locales.forEach((locale, index) => look(build, locale, scenesOf(build), index === 0));
      if (build === 'laos') look(build, 'en', LAOS_IN_ENGLISH, false);
      for (const locale of locales) lookAtLength(build, locale);
    });
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
