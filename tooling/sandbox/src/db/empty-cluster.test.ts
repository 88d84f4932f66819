/** @starts databases */
import {
  mkdtempSync,
  readFileSync,
  realpathSync,
  rmSync,
  writeFileSync,
  mkdirSync,
  existsSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { one } from './db';
import { PGLITE_VERSION, emptyClusterFile } from './empty-cluster';
import { openPglite } from './pglite-store';

const repository = process.cwd();
let folder: string;
beforeEach(() => {
  folder = realpathSync(mkdtempSync(join(tmpdir(), 'sandbox-cluster-')));
  mkdirSync(join(folder, 'node_modules'));
  process.chdir(folder);
});
afterEach(() => {
  process.chdir(repository);
  rmSync(folder, { recursive: true, force: true });
});

const works = async (): Promise<void> => {
  const store = await openPglite(null);
  expect(await one(store, 'select 6 * 7 as answer')).toEqual({ answer: 42 });
  await store.close();
};

test('names the version of the installed package', () => {
  const manifest = join(repository, 'node_modules', '@electric-sql', 'pglite', 'package.json');
  expect(JSON.parse(readFileSync(manifest, 'utf8'))).toMatchObject({ version: PGLITE_VERSION });
});

test('caches a cluster at the first start, uses it at the next, and replaces a broken one', async () => {
  const file = emptyClusterFile() ?? '';
  expect(file.startsWith(join(folder, 'node_modules', '.cache'))).toBe(true);
  await works();
  const size = readFileSync(file).length;
  expect(size).toBeGreaterThan(1_000_000);
  await works();
  writeFileSync(file, 'broken');
  await works();
  expect(readFileSync(file).length).toBeGreaterThan(1_000_000);
});

test('works if nothing can be cached', async () => {
  writeFileSync(join(folder, 'node_modules', '.cache'), 'a file where a folder should be');
  await works();
  expect(existsSync(dirname(emptyClusterFile() ?? ''))).toBe(false);
});
