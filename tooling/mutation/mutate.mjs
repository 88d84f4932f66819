import { availableParallelism } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { Stryker } from '@stryker-mutator/core';
import { filesOf, ROOT } from './files.mjs';

/**
 * The package's Jest configuration for one target, reduced to one project and the target's tests. Absolute paths to the
 * package become relative, so that aliases resolve to the mutated copy.
 * @param {import('./targets.mjs').Target} target
 */
async function jestConfig(target) {
  const folder = join(ROOT, target.folder, '/');
  const { default: whole } = await import(pathToFileURL(join(folder, 'jest.config.js')).href);
  const { projects = [], ...alone } = whole;
  const project = projects.find(
    (/** @type {{ displayName: string }} */ { displayName }) => displayName === target.project,
  );
  if (projects.length > 0 && project === undefined)
    throw new Error(`${target.name} does not name a project of ${target.folder}/jest.config.js`);
  const tests = target.tests ?? target.mutate.map((glob) => join(dirname(glob), '!(*.dom).test.ts'));
  const config = {
    ...alone,
    ...project,
    // An absolute path, because the mutated copy may not have this dependency.
    testEnvironment: fileURLToPath(import.meta.resolve('jest-environment-node')),
    projects: [],
    testMatch: tests.map((glob) => `<rootDir>/${glob}`),
  };
  return JSON.parse(JSON.stringify(config).replaceAll(folder, '<rootDir>/'));
}

/**
 * Runs the target's tests against each mutant, in a copy of the package, and prints the surviving mutants.
 * @param {import('./targets.mjs').Target} target
 * @param {{ concurrency?: number }} [options] how many test runs at a time; default: one per core
 * @returns {Promise<{ killed: number, survived: number, uncovered: number }>} timeouts count as
 *   killed; mutants that do not compile, or are excluded with a reason in the source, do not count
 */
export async function mutate(target, { concurrency = availableParallelism() } = {}) {
  process.chdir(join(ROOT, target.folder));
  const results = await new Stryker({
    mutate: filesOf(target),
    testRunner: 'jest',
    plugins: [import.meta.resolve('@stryker-mutator/jest-runner')],
    testRunnerNodeArgs: [...(target.nodeArgs ?? [])],
    jest: { config: await jestConfig(target) },
    coverageAnalysis: 'perTest',
    concurrency,
    // A folder in the root at the same depth as a package, so that relative paths to other packages stay valid.
    tempDirName: join('..', '..', '.mutation'),
    cleanTempDir: 'always',
    // Stryker detects endless loops by counting; the timeout is for everything else that hangs.
    timeoutMS: 10_000,
    dryRunTimeoutMinutes: 15,
    // A literal, because the enum only exists in the types.
    logLevel: /** @type {never} */ (/** @type {unknown} */ ('warn')),
    warnings: { slow: false, preprocessorErrors: true, unknownOptions: true, unserializableOptions: true },
    reporters: ['dots', 'clear-text'],
    clearTextReporter: { allowColor: false, logTests: false, reportTests: false, reportScoreTable: false },
  }).runMutationTest();

  /** @param {string[]} statuses */
  const count = (...statuses) => results.filter(({ status }) => statuses.includes(status)).length;
  return {
    killed: count('Killed', 'Timeout'),
    survived: count('Survived'),
    uncovered: count('NoCoverage'),
  };
}
