import { watch } from 'node:fs';
import { mkdir, writeFile } from 'node:fs/promises';
import { isBuiltin } from 'node:module';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { context } from 'esbuild';

/** Editors write a file in several steps. */
const SETTLED_MS = 40;
const RESOLVING = Symbol('resolving');

/**
 * The repository's own packages come from their sources and into the program; others stay where they are.
 * @param {string} packages their folder
 * @returns {import('esbuild').Plugin}
 */
const fromSource = (packages) => ({
  name: 'from-source',
  setup(build) {
    build.onResolve({ filter: /^[^./]/ }, async ({ path, kind, importer, resolveDir, pluginData }) => {
      if (pluginData === RESOLVING || kind === 'entry-point' || isBuiltin(path)) return undefined;
      const [, name, part = 'index'] = /^@member-wallet\/([\w-]+)(?:\/(.+))?$/.exec(path) ?? [];
      if (name) return build.resolve(`./${name}/src/${part}`, { kind, resolveDir: packages });
      const found = await build.resolve(path, { kind, importer, resolveDir, pluginData: RESOLVING });
      if (found.errors.length > 0) return found;
      return { path: pathToFileURL(found.path).href, external: true };
    });
  },
});

/**
 * A program of the repository as one file, built anew when its sources change.
 * @param {{ entry: string, outfile: string, packages: string }} options paths; `packages` is the folder with the
 *   sources of '@member-wallet/…'
 */
export async function openProgram({ entry, outfile, packages }) {
  const builder = await context({
    absWorkingDir: dirname(entry),
    entryPoints: [entry],
    outfile,
    write: false,
    bundle: true,
    format: 'esm',
    platform: 'node',
    target: 'node20',
    // As Node itself chooses a package's files; a bundler would prefer the condition "module".
    conditions: ['node'],
    mainFields: ['main'],
    // The source's folder, by which the program finds what lies beside its sources.
    define: { __dirname: JSON.stringify(dirname(entry)) },
    sourcemap: 'linked',
    metafile: true,
    logLevel: 'silent',
    plugins: [fromSource(packages)],
  });
  /** @type {string | undefined} */
  let last;
  /** @type {NodeJS.Timeout | undefined} */
  let timer;
  /** @type {() => void} */
  let tell = () => undefined;
  const watchers = new Map();
  const onEvent = () => {
    clearTimeout(timer);
    timer = setTimeout(() => tell(), SETTLED_MS);
  };

  return {
    /**
     * @returns {Promise<boolean>} whether the program is another one than before: comments, types and files that
     *   it does not use make no difference
     * @throws esbuild's BuildFailure, where the sources do not compile
     */
    async rebuild() {
      const { metafile, outputFiles } = await builder.rebuild();
      for (const input of Object.keys(metafile.inputs)) {
        const folder = dirname(join(dirname(entry), input));
        if (!watchers.has(folder)) watchers.set(folder, watch(folder, onEvent));
      }
      const code = outputFiles.find(({ path }) => path === outfile)?.text;
      if (code === last) return false;
      last = code;
      await mkdir(dirname(outfile), { recursive: true });
      await Promise.all(outputFiles.map(({ path, contents }) => writeFile(path, contents)));
      return true;
    },
    /**
     * Calls back when a change in the folders of the sources has settled.
     * @param {() => void} call
     */
    onChange(call) {
      tell = call;
    },
    async close() {
      clearTimeout(timer);
      for (const watcher of watchers.values()) watcher.close();
      await builder.dispose();
    },
  };
}
