import assert from 'node:assert/strict';
import { once } from 'node:events';
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, test } from 'node:test';
import { pathToFileURL } from 'node:url';
import { openProgram } from './program.mjs';

/** @type {string} */
let root;
/** @type {Awaited<ReturnType<typeof openProgram>>} */
let program;
/** @type {string} */
let outfile;

const write = async (/** @type {string} */ name, /** @type {string} */ text) =>
  writeFile(join(root, name), text);
const run = async () => (await import(`${pathToFileURL(outfile)}?${Math.random()}`)).says;

beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'program-'));
  for (const folder of ['app', 'packages/sdk/src', 'app/node_modules/far']) {
    await mkdir(join(root, folder), { recursive: true });
  }
  await write('app/node_modules/far/package.json', '{"name":"far","type":"module","exports":"./far.js"}');
  await write('app/node_modules/far/far.js', 'export const far = import.meta.url;');
  await write('packages/sdk/src/index.ts', "export const word: string = 'one';");
  await write('packages/sdk/src/texts.ts', "export const text = 'unused';");
  await write(
    'app/main.ts',
    "import { word } from '@member-wallet/sdk';\nimport { far } from 'far';\nexport const says = { word, far, folder: __dirname };",
  );
  outfile = join(root, 'out/main.mjs');
  program = await openProgram({
    entry: join(root, 'app/main.ts'),
    outfile,
    packages: join(root, 'packages'),
  });
});
afterEach(async () => {
  await program.close();
  await rm(root, { recursive: true });
});

test('bundles the repository’s packages from source and leaves others external', async () => {
  assert.equal(await program.rebuild(), true);
  const { word, far, folder } = await run();
  assert.equal(word, 'one');
  assert.match(far, /\/app\/node_modules\/far\/far\.js$/);
  assert.equal(folder, join(root, 'app'));
});

test('reports a change only if the executed code has changed', async () => {
  await program.rebuild();
  assert.equal(await program.rebuild(), false);
  await write('packages/sdk/src/index.ts', "// A comment.\nexport const word = 'one' as string;");
  assert.equal(await program.rebuild(), false);
  await write('packages/sdk/src/texts.ts', "export const text = 'still unused';");
  assert.equal(await program.rebuild(), false);
  await write('packages/sdk/src/index.ts', "export const word = 'two';");
  assert.equal(await program.rebuild(), true);
  assert.equal((await run()).word, 'two');
});

test('throws for code that does not compile, and keeps the last program', async () => {
  await program.rebuild();
  const before = await readFile(outfile, 'utf8');
  await write('packages/sdk/src/index.ts', 'export const word = ;');
  await assert.rejects(program.rebuild(), /index\.ts/);
  assert.equal(await readFile(outfile, 'utf8'), before);
  await write('packages/sdk/src/index.ts', "export const word = 'one';");
  assert.equal(await program.rebuild(), false);
});

test('reports changes in the folder of any source', async () => {
  await program.rebuild();
  const heard = new EventTarget();
  program.onChange(() => heard.dispatchEvent(new Event('change')));
  const change = once(heard, 'change');
  await write('packages/sdk/src/index.ts', "export const word = 'two';");
  await change;
});
