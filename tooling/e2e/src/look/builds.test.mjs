import assert from 'node:assert/strict';
import { readdir, readFile } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { test } from 'node:test';
import { fileURLToPath } from 'node:url';
import { appsOf } from '@member-wallet/run/apps';
import { distOf } from '../harness/stack.mjs';

/** The gallery of components and the longer texts, by the files that they are made of. */
const FOR_DEVELOPMENT = /\/ui\/src\/gallery\/|\/text-length(-group)?\.ts$|\/texts\/longer\.js$/;

/** The files whose code is in a build, as its source maps tell. */
async function sourcesOf(dist) {
  const assets = join(dist, 'assets');
  const maps = (await readdir(assets)).filter((name) => name.endsWith('.js.map'));
  const sources = await Promise.all(
    maps.map(async (name) => JSON.parse(await readFile(join(assets, name), 'utf8')).sources),
  );
  return sources.flat();
}

const BUILDS = [
  ...appsOf(fileURLToPath(new URL('../../../../', import.meta.url))).map(({ folder }) =>
    join(folder, 'dist'),
  ),
  distOf('@member-wallet/odd-market'),
];

for (const dist of BUILDS) {
  test(`the build of ${basename(dirname(dist))} has nothing that is for development`, async () => {
    const sources = await sourcesOf(dist);
    assert.ok(
      sources.some((source) => source.endsWith('/ui/src/app/bar-menu.tsx')),
      'the source maps name what is in the build',
    );
    assert.deepEqual(
      sources.filter((source) => FOR_DEVELOPMENT.test(source)),
      [],
    );
    const scripts = (await readdir(join(dist, 'assets'))).filter((file) => file.endsWith('.js'));
    for (const script of scripts) {
      const code = await readFile(join(dist, 'assets', script), 'utf8');
      assert.doesNotMatch(code, /\/gallery|text-length/, script);
    }
  });
}
