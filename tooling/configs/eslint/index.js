import js from '@eslint/js';
import { createTypeScriptImportResolver } from 'eslint-import-resolver-typescript';
import importX from 'eslint-plugin-import-x';
import jsxA11y from 'eslint-plugin-jsx-a11y';
import reactHooks from 'eslint-plugin-react-hooks';
import globals from 'globals';
import tseslint from 'typescript-eslint';
import { browsers } from './browsers.js';
import { fileName } from './scripts.js';

/**
 * Rules that need types, and the rule against import cycles, run in oxlint instead (.oxlintrc.json).
 * @type {import('eslint').Linter.Config}
 */
const sources = {
  files: ['src/**/*.{ts,tsx}'],
  rules: {
    '@typescript-eslint/no-explicit-any': 'error',
    '@typescript-eslint/consistent-type-imports': 'error',
    '@typescript-eslint/ban-ts-comment': [
      'error',
      { 'ts-ignore': true, 'ts-nocheck': true, 'ts-expect-error': 'allow-with-description' },
    ],
  },
};

/** @type {import('eslint').Linter.Config} */
const tests = {
  files: ['**/*.test.{ts,tsx}'],
  rules: {
    'no-restricted-syntax': [
      'error',
      {
        selector: 'MemberExpression[object.name=/^(it|test|describe)$/][property.name=/^(only|skip)$/]',
        message: 'A skipped or exclusive test hides failures: fix or delete it.',
      },
    ],
  },
};

/**
 * Rules for every TypeScript package.
 * @param {string} root the folder of the package's eslint.config.js
 */
export const base = (root) =>
  tseslint.config(
    { ignores: ['dist/', 'coverage/', 'output/', '.sandbox/', '.turbo/'] },
    { linterOptions: { reportUnusedDisableDirectives: 'error' } },
    js.configs.recommended,
    ...tseslint.configs.recommended,
    {
      plugins: { 'import-x': importX, 'file-name': fileName },
      settings: {
        'import-x/resolver-next': [createTypeScriptImportResolver({ project: `${root}/tsconfig.json` })],
      },
      languageOptions: { globals: globals.node, parserOptions: { tsconfigRootDir: root } },
      rules: {
        'file-name/kebab-case': 'error',
        'import-x/no-default-export': 'error',
        'no-console': 'error',
        eqeqeq: ['error', 'always', { null: 'ignore' }],
        '@typescript-eslint/no-unused-vars': ['error', { argsIgnorePattern: '^_', varsIgnorePattern: '^_' }],
      },
    },
    sources,
    tests,
    {
      files: ['*.{js,ts,mjs}'],
      rules: { 'import-x/no-default-export': 'off' },
    },
  );

/**
 * The rules above, and React's.
 * @param {string} root the folder of the package's eslint.config.js
 */
export const react = (root) => [
  ...base(root),
  {
    files: ['src/**/*.{ts,tsx}'],
    ...jsxA11y.flatConfigs.recommended,
    languageOptions: { ...jsxA11y.flatConfigs.recommended.languageOptions, globals: globals.browser },
  },
  {
    files: ['src/**/*.{ts,tsx}'],
    plugins: { 'react-hooks': reactHooks },
    rules: Object.fromEntries(
      Object.keys(reactHooks.configs.flat['recommended-latest'].rules).map((rule) => [rule, 'error']),
    ),
  },
];

/**
 * Finds cycles through import(), which oxlint's rule does not follow. Cycles of type imports are left to oxlint.
 * @type {import('eslint').Linter.Config}
 */
const cycles = {
  settings: {
    'import-x/extensions': ['.ts', '.tsx'],
    'import-x/parsers': { '@typescript-eslint/parser': ['.ts', '.tsx'] },
  },
  rules: { 'import-x/no-cycle': ['error', { ignoreExternal: true }] },
};

/**
 * The rules above and, for code that runs in members' browsers, the rules about features that supported browsers lack and
 * about cycles of lazily loaded code.
 * @param {string} root the folder of the package's eslint.config.js
 */
export const page = (root) => [
  ...react(root),
  ...[browsers, cycles].map((rules) => ({
    ...rules,
    files: ['src/**/*.{ts,tsx}'],
    ignores: ['**/*.test.{ts,tsx}', '**/testing/**'],
  })),
];
