import { fileURLToPath } from 'node:url';

const swc = fileURLToPath(import.meta.resolve('@swc/jest'));

/**
 * swc writes the CommonJS that Jest runs, and does not check types (tsc is a task of its own).
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

/** Packages are taken as they are published, but for those that are ES modules only: `transform` names them. */
export const transformIgnorePatterns = ['/node_modules/(?!\\.pnpm/qr@|qr/)'];
