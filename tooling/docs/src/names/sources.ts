import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { filesIn } from '../repository';

/** A package of the workspace. */
interface Package {
  readonly folder: string;
  /** The commands that the package installs. */
  readonly commands: readonly string[];
  readonly scripts: Readonly<Record<string, string>>;
}

/** The repository without its documents. */
export interface Sources {
  readonly root: string;
  /** Paths from the root. */
  readonly files: readonly string[];
  /** All words of the sources, such as names with their dashes and underscores. */
  readonly words: ReadonlySet<string>;
  /** Packages by name; '' is the root. */
  readonly packages: ReadonlyMap<string, Package>;
  readonly tasks: ReadonlySet<string>;
}

// Files that people write, without results of test runs.
const WRITTEN =
  /(?<!\.results)\.(ts|tsx|js|mjs|cjs|css|html|json|jsonc|yaml|tsv|conf|env)$|\/(run|Caddyfile|\.env)$/;

interface Manifest {
  readonly name: string;
  readonly scripts?: Readonly<Record<string, string>>;
  readonly bin?: object;
  readonly tasks?: object;
}

/** Reads JSON with comment lines, which turbo.json has. */
const readJson = (path: string): Manifest =>
  JSON.parse(readFileSync(path, 'utf8').replace(/^\s*\/\/.*$/gm, '')) as Manifest;

export const readSources = (root: string): Sources => {
  const files = filesIn(root);
  const words = new Set<string>();
  for (const path of files) {
    // Excluded, because the tests there contain names that do not exist.
    if (path.startsWith('tooling/docs/src/names/')) continue;
    if (!WRITTEN.test(`/${path}`) || path === 'pnpm-lock.yaml') continue;
    for (const [word] of readFileSync(join(root, path), 'utf8').matchAll(/[\w-]{3,}/g)) words.add(word);
  }
  const manifests = files.filter((path) => /^((\w+\/[\w-]+)\/)?package\.json$/.test(path));
  const packages = new Map(
    manifests.map((path): [string, Package] => {
      const folder = path.replace(/\/?package\.json$/, '');
      const { name, scripts = {}, bin = {} } = readJson(join(root, path));
      return [folder === '' ? '' : name, { folder, scripts, commands: Object.keys(bin) }];
    }),
  );
  const tasks = ['', ...[...packages.values()].map(({ folder }) => folder)]
    .map((folder) => join(root, folder, 'turbo.json'))
    .filter((path) => existsSync(path))
    .flatMap((path) => Object.keys(readJson(path).tasks ?? {}));
  return { root, files, words, packages, tasks: new Set(tasks) };
};
