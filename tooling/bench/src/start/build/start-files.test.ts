import assert from 'node:assert/strict';
import { test } from 'node:test';
import { fakeBuild } from './fake-build';
import { startFigures, startFiles } from './start-files';

const named = (files: readonly string[]) => files.map((file) => file.replace('assets/', '')).toSorted();

void test('follows the document, the imports and the modules of the route, and nothing else', async (context) => {
  const build = fakeBuild(context);
  const login = await startFiles(build, 'log-in');
  const visitors = ['field.js', 'index.js', 'login-screen.js', 'shared.js', 'texts.js'];
  assert.deepEqual(named(login.scripts), visitors);
  assert.deepEqual(named(login.sheets), ['login.css'], 'a sheet that the document names is not fetched');
  assert.deepEqual(named(login.fonts), ['thai.woff2']);
  assert.deepEqual(login.reads, ['/api/active']);
});

void test('runs the inline scripts as a browser with a stored token', async (context) => {
  const home = await startFiles(fakeBuild(context), 'home');
  const members = ['ahead.js', 'field.js', 'home-screen.js', 'index.js', 'shared.js', 'texts.js'];
  assert.deepEqual(named(home.scripts), members);
  assert.deepEqual(home.reads, []);
});

void test('counts the bytes that a host sends: those of the compressed file if there is one', async (context) => {
  const raw = await startFigures(fakeBuild(context), 'log-in');
  const compressed = await startFigures(
    fakeBuild(context, { 'assets/shared.js.gz': '', 'index.html.br': 'four' }),
    'log-in',
  );
  assert.equal(raw.js - compressed.js, 'export const a = () => undefined;'.length);
  assert.equal(compressed.document, 4);
  assert.deepEqual([raw.chunks, raw.requests], [5, 9]);
});

void test('fails if an inline script fails, there is no script, or a module of the route has moved', async (context) => {
  const broken = fakeBuild(context, { 'index.html': '<script>missing()</script>' });
  await assert.rejects(startFiles(broken, 'log-in'), /an inline script failed/);
  const bare = fakeBuild(context, {
    'index.html': '<script type="module">import "/assets/index.js"</script>',
  });
  await assert.rejects(startFiles(bare, 'log-in'), /names no script/);
  const moved = fakeBuild(context, { '../maps/assets/texts.js.map': '{"sources":[]}' });
  await assert.rejects(startFiles(moved, 'log-in'), /no script contains i18n\/texts\/th\/start\.ts/);
});
