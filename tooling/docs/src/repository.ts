import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The root of this repository. */
export const repository = fileURLToPath(new URL('../../../', import.meta.url));

/** The SDK's package. An installation has its documents, but nothing else of the repository. */
export const SDK = 'packages/api-sdk';

/** Whether a path from the root is in the SDK's package. */
export const isInSdk = (path: string): boolean => path.startsWith(`${SDK}/`);

/** Generated folders, which may be missing. */
const MADE = [
  'node_modules',
  'dist',
  'output',
  'maps',
  '.turbo',
  '.sandbox',
  '.test-evidence',
  '.git',
  'releases',
];

/** The paths of all files below a folder, from the root. */
export const filesIn = (root: string, folder = ''): readonly string[] =>
  readdirSync(join(root, folder), { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) return MADE.includes(entry.name) ? [] : filesIn(root, path);
    return [path];
  });

/** The Markdown of a repository by its paths, without changesets, whose text moves into a changelog. */
export const readDocuments = (root: string): ReadonlyMap<string, string> =>
  new Map(
    filesIn(root)
      .filter((path) => path.endsWith('.md') && !path.startsWith('.changeset/'))
      .sort()
      .map((path) => [path, readFileSync(join(root, path), 'utf8')]),
  );
