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

/** @type {Record<string, [path: string, options: import('@swc/core').Options]>} */
export const transform = {
  '^.+\\.ts$': written({ syntax: 'typescript' }),
  '^.+\\.tsx$': written({ syntax: 'typescript', tsx: true }),
  '/node_modules/qr/.+\\.js$|/configs/texts/longer\\.js$': written({ syntax: 'ecmascript' }),
};

/** Dependencies are not transformed, except those that are published as ES modules only. */
export const transformIgnorePatterns = ['/node_modules/(?!\\.pnpm/qr@|qr/)'];
