import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/**
 * A unit of an exhaustive run: a test file that Jest runs, all unit tests of another package, or another check.
 *
 * - `id`: 'tooling/e2e/src/login.flow.ts', 'tooling/bench' or 'Lint'
 * - `check`: the check of `npm test` that runs it
 * - `packageName`: null for a check that does not belong to a package
 * @typedef {{ id: string, check: string, packageName: string | null, isFile: boolean }} Unit
 */

const GROUPS = ['packages', 'apps', 'tooling'];
const UNIT_TEST = /\.test\.tsx?$/;
const BROWSER_TEST = /\.(?:flow|visual)\.ts$/;
const RUNS_JEST = /(?:^| )jest\b/;

/** @param {string} root @param {string} folder @returns {string[]} paths of files below the folder, from the root */
const filesIn = (root, folder) =>
  existsSync(join(root, folder))
    ? readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' }).map(
        (path) => `${folder}/${path}`,
      )
    : [];

/** @param {string} root @param {string} folder a package's @returns {Unit[]} */
function unitsOfPackage(root, folder) {
  const manifest = join(root, folder, 'package.json');
  if (!existsSync(manifest)) return [];
  const { name: packageName, scripts = {} } = JSON.parse(readFileSync(manifest, 'utf8'));
  const files = filesIn(root, `${folder}/src`);
  /** @param {string} task @param {string} check @param {RegExp} pattern @returns {Unit[]} */
  const unitsOf = (task, check, pattern) => {
    const script = scripts[task];
    if (script === undefined) return [];
    if (!RUNS_JEST.test(script)) return [{ id: folder, check, packageName, isFile: false }];
    return files.filter((id) => pattern.test(id)).map((id) => ({ id, check, packageName, isFile: true }));
  };
  return [...unitsOf('test', 'Unit tests', UNIT_TEST), ...unitsOf('e2e', 'Browser', BROWSER_TEST)];
}

/**
 * All units, in the same order on every machine.
 * @param {string} root the repository's @param {readonly string[]} checks the names of all checks but the build
 * @returns {Unit[]}
 */
export function unitsIn(root, checks) {
  const tests = GROUPS.flatMap((group) =>
    readdirSync(join(root, group)).flatMap((name) => unitsOfPackage(root, `${group}/${name}`)),
  );
  const others = checks
    .filter((check) => !tests.some((unit) => unit.check === check))
    .map((check) => ({ id: check, check, packageName: null, isFile: false }));
  return [...tests, ...others].sort((a, b) => (a.id < b.id ? -1 : 1));
}
