import { fileURLToPath } from 'node:url';

// Published as ES modules only, or needed as such; the last three are what MSW is built on.
const esOnly = ['qr', 'lucide-react', 'rettime', 'until-async', '@open-draft/deferred-promise'];

/**
 * ts-jest compiles each file by itself to the CommonJS that Jest runs; types are checked by a separate task. One
 * tsconfig for all packages, so that none needs options for its tests.
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

/** Dependencies are not transformed, except these. The store of pnpm has + in the place of a slash. */
export const transformIgnorePatterns = [
  `/node_modules/(?!\\.pnpm/(${esOnly.join('|').replaceAll('/', '\\+')})@|(${esOnly.join('|')})/)`,
];
