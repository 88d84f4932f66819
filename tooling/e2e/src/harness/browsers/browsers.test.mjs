import assert from 'node:assert/strict';
import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, test } from 'node:test';
import { fillOnce } from './cache.mjs';
import { fontEnvironment } from './fonts.mjs';
import { chromiumLaunch } from './launch.mjs';

let workDir = '';
beforeEach(async () => {
  workDir = await mkdtemp(join(tmpdir(), 'browsers-'));
});
afterEach(() => rm(workDir, { recursive: true, force: true }));

const fillWithTwoFiles = async (/** @type {string} */ folder) => {
  await writeFile(join(folder, 'one'), '1');
  await writeFile(join(folder, 'two'), '2');
};

test('leaves no folder if filling it fails, and fills it on the next run', async () => {
  const folder = join(workDir, 'chromium-1.0.0');
  await assert.rejects(
    fillOnce(folder, async (beside) => {
      await writeFile(join(beside, 'one'), '1');
      throw new Error('interrupted');
    }),
    /interrupted/,
  );
  assert.deepEqual(await readdir(workDir), []);
  await fillOnce(folder, fillWithTwoFiles);
  assert.deepEqual(await readdir(folder), ['one', 'two']);
});

test('ignores and deletes the partial folder of an interrupted run', async () => {
  const folder = join(workDir, 'chromium-1.0.0');
  await mkdir(`${folder}.part-ended`);
  await fillOnce(folder, fillWithTwoFiles);
  assert.deepEqual(await readdir(workDir), ['chromium-1.0.0']);
  assert.deepEqual(await readdir(folder), ['one', 'two']);
});

test('fills a folder only once, and completely even if two runs fill it at the same time', async () => {
  const folder = join(workDir, 'chromium-1.0.0');
  await Promise.all([fillOnce(folder, fillWithTwoFiles), fillOnce(folder, fillWithTwoFiles)]);
  let again = 0;
  await fillOnce(folder, async () => void (again += 1));
  assert.equal(again, 0);
  assert.deepEqual(await readdir(workDir), ['chromium-1.0.0']);
  assert.deepEqual(await readdir(folder), ['one', 'two']);
});

test('uses only the regular and bold fonts of the dependencies, none of the system', async () => {
  const { FONTCONFIG_FILE } = await fontEnvironment('phone');
  const text = await readFile(FONTCONFIG_FILE, 'utf8');
  const folders = [...text.matchAll(/<dir>(.*)<\/dir>/g)].map(([, folder = '']) => folder);
  assert.equal(folders.length, 6);
  for (const folder of folders)
    assert.equal((await readdir(folder)).filter((name) => name.endsWith('.ttf')).length, 1);
  assert.doesNotMatch(text, /<include|\/usr\/|\/etc\//);
});

const onLinux = process.platform === 'linux' && process.arch === 'x64';

test('sets the library path only in the browser’s environment', { skip: !onLinux }, async () => {
  const before = { ...process.env };
  delete process.env.CHROMIUM_PATH;
  const { executablePath, env } = await chromiumLaunch();
  assert.match(executablePath, /chromium-[\d.]+\/chromium$/);
  const [libraries = ''] = env.LD_LIBRARY_PATH?.split(':') ?? [];
  // Without SQLite, the browser cannot open an HTTPS connection.
  for (const name of ['libnss3.so', 'libexpat.so.1', 'libsqlite3.so.0'])
    assert.ok(existsSync(join(libraries, name)), name);
  assert.equal(process.env.LD_LIBRARY_PATH, before.LD_LIBRARY_PATH);
  assert.equal(process.env.FONTCONFIG_FILE, before.FONTCONFIG_FILE);
});

test('launches the browser in CHROMIUM_PATH with its own libraries', async (t) => {
  const before = process.env.CHROMIUM_PATH;
  t.after(() => {
    if (before === undefined) delete process.env.CHROMIUM_PATH;
    else process.env.CHROMIUM_PATH = before;
  });
  process.env.CHROMIUM_PATH = process.execPath;
  const { executablePath, env } = await chromiumLaunch();
  assert.equal(executablePath, process.execPath);
  assert.equal(env.LD_LIBRARY_PATH, process.env.LD_LIBRARY_PATH);
  assert.ok(env.FONTCONFIG_FILE);
  process.env.CHROMIUM_PATH = join(workDir, 'nowhere');
  await assert.rejects(chromiumLaunch(), /CHROMIUM_PATH names .*nowhere, which does not exist/);
});
