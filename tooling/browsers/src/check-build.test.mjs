import assert from 'node:assert/strict';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { after, before, test } from 'node:test';
import { feature, floor, targets } from '@member-wallet/configs/browsers';
import { PATHS, pathOf, unsupportedRules } from '@member-wallet/configs/eslint/browsers';
import { blockedNames } from './blocked-names.mjs';
import { problems, unusedEnhancements, usesInBuild } from './check-build.mjs';

const require = createRequire(import.meta.url);
const distOf = (/** @type {string} */ app) =>
  join(dirname(require.resolve(`@member-wallet/${app}/package.json`)), 'dist');

/** @type {string} */
let folder;
before(async () => {
  folder = await mkdtemp(join(tmpdir(), 'build-'));
});
after(() => rm(folder, { recursive: true }));

/** The features that the check reports for a build of one file. @param {string} file @param {string} text */
async function problemsOf(file, text) {
  await writeFile(join(folder, file), text);
  const found = problems(await usesInBuild(folder));
  await rm(join(folder, file));
  assert.ok(found.every((line) => line.includes(file)));
  return found.map((line) => /: (\S+)[^\n]*\n/.exec(line)?.[1]);
}

test('finds no missing feature in the apps, and a use of every listed enhancement', async () => {
  const findings = [...(await usesInBuild(distOf('thai'))), ...(await usesInBuild(distOf('laos')))];
  assert.deepEqual(problems(findings), []);
  assert.deepEqual(unusedEnhancements(findings), []);
});

test('finds no file of the apps whose name ad blockers block', async () => {
  assert.deepEqual([...(await blockedNames(distOf('thai'))), ...(await blockedNames(distOf('laos')))], []);
});

for (const file of [
  'banner-slides-a1B2c3D4.js',
  'home-ads-a1B2c3D4.css',
  'promo.svg.br',
  'tracker-a1B2c3D4.js.map',
]) {
  test(`finds a planted ${file}`, async () => {
    await writeFile(join(folder, file), '');
    const found = await blockedNames(folder);
    await rm(join(folder, file));
    assert.equal(found.length, 1);
    assert.ok(found[0]?.includes(file));
  });
}

test('ignores words that only contain a blocked word', async () => {
  const files = ['shadow-a1B2c3D4.js', 'keypads-a1B2c3D4.js', 'index-xx-ad-yz.js'];
  for (const file of files) await writeFile(join(folder, file), '');
  assert.deepEqual(await blockedNames(folder), []);
  for (const file of files) await rm(join(folder, file));
});

const LOOKBEHIND = 'javascript.regular_expressions.lookbehind_assertion';
const HAS = 'css.selectors.has';
const DVH = 'css.types.length.viewport_percentage_units_dynamic';

/** @type {[string, string, string, string[]][]} what it is, the file, its text, the features named */
const PLANTED = [
  ['lookbehind', 'a.js', 'console.log(/(?<=a)b/.test(name));', [LOOKBEHIND]],
  ['lookbehind in a text', 'a.js', 'new RegExp(`(?<!\\\\d)${length}`);', [LOOKBEHIND]],
  ['toSorted', 'a.js', 'export const f = (list) => list.toSorted();', ['javascript.builtins.Array.toSorted']],
  [
    'findLast',
    'a.js',
    'export const f = (list) => list.findLast(Boolean);',
    ['javascript.builtins.Array.findLast'],
  ],
  [
    'hasOwn',
    'index.html',
    '<script>Object.hasOwn({}, location.hash)</script>',
    ['javascript.builtins.Object.hasOwn'],
  ],
  [
    'a static block',
    'a.js',
    'class A { static { f(); } }',
    ['javascript.classes.static.initialization_blocks'],
  ],
  ['a static web API', 'a.js', "URL.canParse('a')", ['api.URL.canParse_static']],
  ['a member of the page', 'a.js', 'element.showPopover()', ['api.HTMLElement.showPopover']],
  ['unknown syntax', 'a.js', 'let a = ;', ['syntax:']],
  [':has()', 'a.css', '.a:has(.b) { color: red }', [HAS]],
  [':has() in a page', 'index.html', '<style>.a:has(.b){color:red}</style>', [HAS]],
  [':has() asked for', 'a.css', '@supports selector(:has(*)) { .a:has(.b) { color: red } }', []],
  [
    ':has() where it is missing',
    'a.css',
    '@supports not selector(:has(*)) { .a:has(.b) { color: red } }',
    [HAS],
  ],
  ['a unit', 'a.css', '.a { height: 100dvh }', [DVH]],
  ['a unit after a fallback', 'a.css', '.a { height: 100vh; height: 100dvh }', []],
  ['a unit that is read late', 'a.css', '.a { height: 100vh; height: calc(100dvh - var(--b)) }', [DVH]],
  ['a unit asked for', 'a.css', '@supports (height: 1dvh) { :root { --screen: 100dvh } }', []],
  [
    'a ground of dialogs',
    'a.css',
    'a::backdrop { background: var(--scrim) }',
    ['css.selectors.backdrop.inherit_from_originating_element'],
  ],
  ['a ground with a fallback', 'a.css', 'a::backdrop { background: var(--scrim, #0008) }', []],
  ['a range', 'a.css', '@media (width <= 270px) { a { color: red } }', ['css.at-rules.media.range_syntax']],
];
for (const [what, file, text, named] of PLANTED) {
  test(`names ${what}: ${named.join() || 'nothing'}`, async () => {
    assert.deepEqual(await problemsOf(file, text), named);
  });
}

test('has data for each rule about scripts', () => {
  const unknown = unsupportedRules.filter((rule) => !feature(pathOf(rule) ?? ''));
  assert.deepEqual(unknown, []);
  assert.deepEqual(
    Object.values(PATHS).filter((path) => !feature(path)),
    [],
  );
});

test('compiles for the oldest engines, and takes Samsung Internet as its Chromium version', () => {
  assert.equal(floor.webview_android, floor.chrome);
  assert.deepEqual(targets, ['chrome92', 'firefox115', 'ios15.4', 'safari15.4']);
});
