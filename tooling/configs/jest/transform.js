import { fileURLToPath } from 'node:url';

const swc = fileURLToPath(import.meta.resolve('@swc/jest'));

/**
 * swc compiles to the CommonJS that Jest runs; types are checked by a separate task.
 * @param {import('@swc/core').ParserConfig} parser
 * @returns {[path: string, options: import('@swc/core').Options]}
 */
const written = (parser) => [
  swc,
  {
    swcrc: false,
    jsc: { parser, target: 'es2022', transform: { react: { runtime: 'automatic' } } },
    module: { type: 'commonjs' },
  },
];

// Published as ES modules only; the last three are what MSW is built on.
const esOnly = ['qr', 'rettime', 'until-async', '@open-draft/deferred-promise'];

/** @type {Record<string, [path: string, options: import('@swc/core').Options]>} */
export const transform = {
  '^.+\\.ts$': written({ syntax: 'typescript' }),
  '^.+\\.tsx$': written({ syntax: 'typescript', tsx: true }),
  [`/node_modules/(${esOnly.join('|')})/.+\\.m?js$|/configs/texts/longer\\.js$`]: written({
    syntax: 'ecmascript',
  }),
};

/** Dependencies are not transformed, except these. The store of pnpm has + in the place of a slash. */
export const transformIgnorePatterns = [
  `/node_modules/(?!\\.pnpm/(${esOnly.join('|').replaceAll('/', '\\+')})@|(${esOnly.join('|')})/)`,
];
