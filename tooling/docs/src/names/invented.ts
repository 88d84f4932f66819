/** Names that are not in the sources: invented ones in examples, and those that only a build or a network creates. */
export const invented: readonly (string | RegExp)[] = [
  // A market, a language and a method that guides add as an example.
  /\batlantis\b/,
  /\/vi(\.ts|\/)?$/,
  /\b(features|src)\/news\b/,
  // The folder of an unpacked release, in which the following lines run.
  /^cd member-wallet-/,
  // An option of another program.
  '--type-check',
  // Written by builds.
  /^tooling\/e2e\/output\b/,
  'packages/api-sdk/docs/guides',
];
