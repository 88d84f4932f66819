/**
 * Files to mutate, and the minimal mutation score of their tests.
 * @typedef {object} Target
 * @property {string} name selects it on the command line; a prefix selects all targets that start with it
 * @property {string} folder the package's folder, relative to the root
 * @property {readonly string[]} mutate files or globs (`*` and `**`), relative to the package; each must match
 * @property {readonly string[]} [tests] globs relative to the package; default: the tests in the mutated files' folders
 * that need no page
 * @property {string} [project] the displayName of the Jest project with these tests, if there are several
 * @property {readonly string[]} [nodeArgs] the Node options for these tests
 * @property {number} bar the minimal percentage of killed mutants
 */

const ui = { folder: 'packages/ui', project: 'rules', bar: 95 };
const sdk = { folder: 'packages/api-sdk', project: 'sdk', bar: 95 };
const chat = { folder: 'packages/chat', project: 'rules', bar: 95 };
const wheel = { folder: 'packages/wheel', project: 'engine', bar: 95 };
const sandbox = { folder: 'tooling/sandbox', nodeArgs: ['--experimental-vm-modules'], bar: 90 };

/** @type {readonly Target[]} */
export const TARGETS = [
  { ...ui, name: 'ui-money', mutate: ['src/money/*.ts'] },
  { ...ui, name: 'ui-validation', mutate: ['src/validation/*.ts'] },
  { ...ui, name: 'ui-responsible-gaming', mutate: ['src/responsible-gaming/*.ts'] },
  { ...ui, name: 'ui-dates', mutate: ['src/dates/*.ts'] },
  { ...ui, name: 'ui-accounts', mutate: ['src/data/money/accounts.ts'] },
  {
    ...ui,
    name: 'ui-intents',
    mutate: ['src/session/intents.ts', 'src/session/send-lanes.ts', 'src/session/stored-values.ts'],
  },
  { ...ui, name: 'ui-left-writes', mutate: ['src/data/write/left-writes.ts'] },
  { ...ui, name: 'ui-server-time', mutate: ['src/data/clock/server-clock.ts'] },
  {
    ...ui,
    name: 'ui-rules',
    mutate: [
      ...['rules', 'view', 'method', 'methods', 'state'].map((kind) => `src/features/**/*-${kind}.ts`),
      'src/features/deposit/qr/qr-amounts.ts',
    ],
  },
  { ...ui, name: 'ui-errors', mutate: ['src/errors/*.ts'] },

  {
    ...sdk,
    name: 'sdk-client',
    mutate: ['src/client/*.ts', 'src/endpoint/*.ts'],
    // in-a-page sets its own test environment, in which Stryker measures no coverage.
    tests: ['src/{client,endpoint}/!(in-a-page).test.ts'],
  },
  {
    ...sdk,
    name: 'sdk-errors',
    mutate: ['src/errors/*.ts'],
    tests: [
      'src/errors/*.test.ts',
      'src/endpoint/hidden-refusals.test.ts',
      'src/endpoints/contract.test.ts',
      'src/messages/*.test.ts',
    ],
  },
  {
    ...sdk,
    name: 'sdk-schema',
    mutate: ['src/schema/*.ts'],
    tests: ['src/schema/*.test.ts', 'src/openapi/openapi.test.ts'],
  },
  { ...sdk, name: 'sdk-retry', mutate: ['src/retry/*.ts'] },

  { ...chat, name: 'chat-conversation', mutate: ['src/conversation/*.ts'] },
  { ...chat, name: 'chat-outbox', mutate: ['src/outbox/*.ts'] },
  {
    ...chat,
    name: 'chat-delivery',
    mutate: ['src/driver/calls/*.ts', 'src/driver/state/*.ts'],
    tests: ['src/driver/**/*.test.ts'],
  },

  { ...wheel, name: 'wheel-geometry', mutate: ['src/geometry/*.ts'] },
  { ...wheel, name: 'wheel-motion', mutate: ['src/motion/*.ts', 'src/spin/*.ts'] },

  { ...sandbox, name: 'sandbox-ledger', mutate: ['src/ledger/*.ts'] },
  {
    ...sandbox,
    name: 'sandbox-transfer',
    mutate: ['src/wallet/transfer.ts'],
    tests: ['src/wallet/transfer.test.ts'],
  },
  {
    ...sandbox,
    name: 'sandbox-withdrawal',
    mutate: ['src/wallet/withdrawal.ts'],
    tests: ['src/wallet/withdrawal.test.ts'],
  },
];
