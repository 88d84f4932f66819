import { fileURLToPath } from 'node:url';

// Packages that are only published or only usable as ES modules. The last three are dependencies of MSW.
const esOnly = ['qr', 'lucide-react', 'rettime', 'until-async', '@open-draft/deferred-promise'];

/**
 * ts-jest compiles each file separately to CommonJS, which Jest runs; another task checks types. All packages share one
 * tsconfig, so that none needs options for its tests.
 * @type {[path: string, options: import('ts-jest').TsJestTransformerOptions]}
 */
const compiled = [
  fileURLToPath(import.meta.resolve('ts-jest')),
  { tsconfig: fileURLToPath(new URL('../tsconfig/jest.json', import.meta.url)), diagnostics: false },
];

/** @type {Record<string, typeof compiled>} */
export const transform = {
  '^.+\\.tsx?$': compiled,
  [`/node_modules/(${esOnly.join('|')})/.+\\.m?js$|/testing/texts/longer\\.js$`]: compiled,
};

/** Dependencies are not transformed, except these. In pnpm's store, slashes of names are replaced by +. */
export const transformIgnorePatterns = [
  `/node_modules/(?!\\.pnpm/(${esOnly.join('|').replaceAll('/', '\\+')})@|(${esOnly.join('|')})/)`,
];
