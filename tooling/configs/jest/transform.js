import { fileURLToPath } from 'node:url';

const tsconfig = (file) => fileURLToPath(new URL(file, import.meta.url));

/**
 * Jest runs CommonJS: ts-jest transpiles and does not type-check (tsc is a task of its own).
 * @returns {import('jest').Config['transform']}
 */
export const transform = {
  '^.+\\.tsx?$': ['ts-jest', { tsconfig: tsconfig('./tsconfig.json'), diagnostics: false }],
  '/node_modules/qr/.+\\.js$|/configs/texts/longer\\.js$': [
    'ts-jest',
    { tsconfig: tsconfig('./tsconfig.modules.json'), diagnostics: false },
  ],
};

/** Packages are taken as they are published, but for those that are ES modules only: `transform` names them. */
export const transformIgnorePatterns = ['/node_modules/(?!\\.pnpm/qr@|qr/)'];
