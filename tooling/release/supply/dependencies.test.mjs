import assert from 'node:assert/strict';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { test } from 'node:test';
import { ROOT } from '../root.mjs';

/** The third-party packages that are shipped to members or to users of the SDK, with the package that needs each. */
async function runtimeDependencies() {
  const needed = new Set();
  for (const folder of ['packages', 'apps']) {
    for (const name of await readdir(join(ROOT, folder))) {
      const text = await readFile(join(ROOT, folder, name, 'package.json'), 'utf8').catch(() => '{}');
      const { dependencies = {} } = JSON.parse(text);
      for (const dependency of Object.keys(dependencies)) {
        if (!dependency.startsWith('@member-wallet/')) needed.add(`${dependency} | ${folder}/${name}`);
      }
    }
  }
  return [...needed].sort();
}

test('explains in docs/dependencies.md where and why each runtime dependency is used', async () => {
  const text = await readFile(join(ROOT, 'docs/dependencies.md'), 'utf8');
  const rows = [...text.matchAll(/^\| `([^`]+)` \| ([^|]+) \| ([^|]{20,}) \|/gm)];
  const listed = rows.flatMap(([, dependency = '', places = '']) =>
    places.split(',').map((place) => `${dependency} | ${place.trim().replaceAll('`', '')}`),
  );
  assert.deepEqual(listed.sort(), await runtimeDependencies());
});
