/** Names in examples, and what only a build or a network makes: nothing to find in the sources. */
export const invented: readonly (string | RegExp)[] = [
  // A market, a language and a method that guides add.
  /\batlantis\b/,
  /\/vi(\.ts|\/)?$/,
  /\b(features|src)\/news\b/,
  // The folder of a release, where the following lines run.
  /^cd member-wallet-/,
  // Of another program.
  '--type-check',
  // Made by builds.
  /^tooling\/e2e\/output\b/,
  'packages/api-sdk/docs/guides',
];
