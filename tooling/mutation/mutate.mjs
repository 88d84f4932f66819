import { availableParallelism } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { Stryker } from '@stryker-mutator/core';

const ROOT = fileURLToPath(new URL('../../', import.meta.url));

/**
 * The package's Jest configuration for one target: one project of it, and the target's tests alone. Its own
 * sources are those of the mutated copy, wherever an alias names them by their full path.
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
    throw new Error(`${target.name} names no project of ${target.folder}/jest.config.js`);
  const tests = target.tests ?? target.mutate.map((glob) => join(dirname(glob), '*.test.ts'));
  const config = {
    ...alone,
    ...project,
    // Stryker looks for the environment in the mutated copy, whose package need not have it.
    testEnvironment: fileURLToPath(import.meta.resolve('jest-environment-node')),
    projects: [],
    testMatch: tests.map((glob) => `<rootDir>/${glob}`),
  };
  return JSON.parse(JSON.stringify(config).replaceAll(folder, '<rootDir>/'));
}

/**
 * Runs the target's tests against each mutant, in a copy of the package, and prints the mutants that survive.
 * @param {import('./targets.mjs').Target} target
 * @param {{ concurrency?: number }} [options] how many test runs at a time; without it, one for each core
 * @returns {Promise<{ killed: number, survived: number, uncovered: number }>} a timeout counts as killed; a
 *   mutant that does not compile, or is left out with a reason in the source, counts nowhere
 */
export async function mutate(target, { concurrency = availableParallelism() } = {}) {
  process.chdir(join(ROOT, target.folder));
  const results = await new Stryker({
    mutate: [...target.mutate, '!**/*.test.*'],
    testRunner: 'jest',
    plugins: [import.meta.resolve('@stryker-mutator/jest-runner')],
    testRunnerNodeArgs: target.nodeArgs ?? [],
    jest: { config: await jestConfig(target) },
    coverageAnalysis: 'perTest',
    concurrency,
    // Under the root, and so as deep as a package is: paths to its neighbours stay right.
    tempDirName: join('..', '..', '.mutation'),
    cleanTempDir: 'always',
    // Endless loops are told by their count; the clock is only for what hangs.
    timeoutMS: 300_000,
    dryRunTimeoutMinutes: 15,
    // By its value: the enum exists in the types alone.
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
