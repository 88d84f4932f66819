import { watch } from 'node:fs';
import { mkdir, writeFile } from 'node:fs/promises';
import { isBuiltin } from 'node:module';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { context } from 'esbuild';

/** Debounces changes, because editors save a file in several steps. */
const SETTLED_MS = 40;
const RESOLVING = Symbol('resolving');

/**
 * Bundles the repository's own packages from their sources; other packages stay external.
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
 * A program of the repository bundled into one file, which is rebuilt on request.
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
    // Resolves packages as Node does; a bundler would prefer the condition "module".
    conditions: ['node'],
    mainFields: ['main'],
    // The source's folder, so that the program finds files next to its sources.
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
     * Rebuilds the program.
     * @returns {Promise<boolean>} whether it has changed; comments, types and unused files make no difference
     * @throws esbuild's BuildFailure if the sources do not compile
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
     * Calls back, debounced, after a change in the folders of the sources.
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
