/**
 * Files to mutate, and the minimal mutation score of their tests.
 * @typedef {object} Target
 * @property {string} name selects it on the command line; a prefix selects all targets that start with it
 * @property {string} folder the package's folder, relative to the root
 * @property {string[]} mutate files or globs, relative to the package
 * @property {string[]} [tests] globs relative to the package; default: the *.test.ts in the mutated files' folders
 * @property {string} [project] the displayName of the Jest project with these tests, if there are several
 * @property {string[]} [nodeArgs] the Node options for these tests
 * @property {number} bar the minimal percentage of killed mutants
 */

const ui = 'packages/ui';
const sdk = 'packages/api-sdk';
const chat = 'packages/chat';
const wheel = 'packages/wheel';
const sandbox = 'tooling/sandbox';
const nodeArgs = ['--experimental-vm-modules'];

/** @type {Target[]} */
export const TARGETS = [
  { name: 'ui-money', folder: ui, project: 'rules', mutate: ['src/money/*.ts'], bar: 95 },
  { name: 'ui-validation', folder: ui, project: 'rules', mutate: ['src/validation/*.ts'], bar: 95 },
  {
    name: 'ui-responsible-gaming',
    folder: ui,
    project: 'rules',
    mutate: ['src/responsible-gaming/*.ts'],
    bar: 95,
  },
  { name: 'ui-dates', folder: ui, project: 'rules', mutate: ['src/dates/*.ts'], bar: 95 },
  {
    name: 'ui-accounts',
    folder: ui,
    project: 'rules',
    mutate: ['src/data/money/accounts.ts'],
    tests: ['src/data/money/accounts.test.ts'],
    bar: 95,
  },
  {
    name: 'ui-rules',
    folder: ui,
    project: 'rules',
    mutate: ['src/features/**/*-{rules,view,method,methods,state}.ts'],
    bar: 95,
  },
  { name: 'ui-errors', folder: ui, project: 'rules', mutate: ['src/errors/*.ts'], bar: 95 },

  {
    name: 'sdk-client',
    folder: sdk,
    mutate: ['src/{client,endpoint}/*.ts'],
    // in-a-page sets its own test environment, in which Stryker measures no coverage.
    tests: ['src/{client,endpoint}/!(in-a-page).test.ts'],
    bar: 92,
  },
  { name: 'sdk-errors', folder: sdk, mutate: ['src/errors/*.ts'], bar: 92 },

  { name: 'chat-conversation', folder: chat, project: 'rules', mutate: ['src/conversation/*.ts'], bar: 90 },
  { name: 'chat-outbox', folder: chat, project: 'rules', mutate: ['src/outbox/*.ts'], bar: 90 },

  { name: 'wheel-geometry', folder: wheel, project: 'engine', mutate: ['src/geometry/*.ts'], bar: 90 },
  { name: 'wheel-motion', folder: wheel, project: 'engine', mutate: ['src/{motion,spin}/*.ts'], bar: 90 },

  { name: 'sandbox-ledger', folder: sandbox, mutate: ['src/ledger/*.ts'], nodeArgs, bar: 90 },
  {
    name: 'sandbox-transfer',
    folder: sandbox,
    mutate: ['src/wallet/transfer.ts'],
    tests: ['src/wallet/transfer.test.ts'],
    nodeArgs,
    bar: 90,
  },
  {
    name: 'sandbox-withdrawal',
    folder: sandbox,
    mutate: ['src/wallet/withdrawal.ts'],
    tests: ['src/wallet/withdrawal.test.ts'],
    nodeArgs,
    bar: 90,
  },
];
