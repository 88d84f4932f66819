import assert from 'node:assert/strict';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { test } from 'node:test';
import { ROOT } from '../root.mjs';

/** The packages of others that reach members or the users of the SDK, by the package that needs them. */
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

test('docs/dependencies.md says of every runtime dependency where it is and why', async () => {
  const text = await readFile(join(ROOT, 'docs/dependencies.md'), 'utf8');
  const rows = [...text.matchAll(/^\| `([^`]+)` \| ([^|]+) \| ([^|]{20,}) \|/gm)];
  const listed = rows.flatMap(([, dependency = '', places = '']) =>
    places.split(',').map((place) => `${dependency} | ${place.trim().replaceAll('`', '')}`),
  );
  assert.deepEqual(listed.sort(), await runtimeDependencies());
});
