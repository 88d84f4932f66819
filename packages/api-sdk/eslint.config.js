import { base } from '@member-wallet/configs/eslint';

// What the package may take from the platform: what axios takes too, in a page and in Node. Anything else, such as
// window, process or Buffer, would end in one of the two.
const platform = [
  'AbortSignal',
  'Blob',
  'File',
  'FormData',
  'clearTimeout',
  'encodeURIComponent',
  'decodeURIComponent',
  'setTimeout',
];

const rules = base(import.meta.dirname);
const known = rules.flatMap(({ languageOptions }) => Object.keys(languageOptions?.globals ?? {}));

export default [
  ...rules,
  // Printing is the work of a script.
  { files: ['scripts/**'], rules: { 'no-console': 'off' } },
  {
    files: ['src/**/*.ts'],
    // The command is Node's own; the conformance run makes its files.
    ignores: ['src/**/*.test.ts', 'src/fixtures/**', 'src/conformance/**'],
    languageOptions: {
      globals: {
        ...Object.fromEntries(known.map((name) => [name, 'off'])),
        ...Object.fromEntries(platform.map((name) => [name, 'readonly'])),
      },
    },
    rules: { 'no-undef': 'error' },
  },
];
