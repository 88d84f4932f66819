import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';

/** Source files for development only: the component gallery and the longer texts. */
const FOR_DEVELOPMENT =
  /\/ui\/src\/gallery\/|\/text-length(-group)?\.ts$|\/hot-texts\.ts$|\/texts\/longer\.js$/;

/** A build's source files according to its source maps. */
async function sourcesOf(maps: string): Promise<string[]> {
  const names = (await readdir(maps)).filter((name) => name.endsWith('.js.map'));
  const sources = await Promise.all(
    names.map(
      async (name) => (JSON.parse(await readFile(join(maps, name), 'utf8')) as { sources: string[] }).sources,
    ),
  );
  return sources.flat();
}

test('no build contains development code', async () => {
  for (const name of ['thai', 'laos', 'odd-market']) {
    const dist = stack.builds[name] ?? '';
    const assets = join(dist, 'assets');
    const files = await readdir(assets);
    // Source maps are beside the served files, never among them.
    const sources = await sourcesOf(join(dist, '../maps/assets'));
    const served = await readdir(dist, { recursive: true });
    expect(served.filter((file) => file.endsWith('.map'))).toEqual([]);
    // Proves that the source maps list sources.
    expect(sources.some((source) => source.endsWith('/ui/src/app/shell/bar-menu.tsx'))).toBe(true);
    expect(sources.filter((source) => FOR_DEVELOPMENT.test(source))).toEqual([]);
    for (const script of files.filter((file) => file.endsWith('.js'))) {
      const code = await readFile(join(assets, script), 'utf8');
      expect([script, /\/gallery|text-length/.exec(code)]).toEqual([script, null]);
    }
  }
});
