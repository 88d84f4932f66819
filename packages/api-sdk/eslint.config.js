import { react } from '@member-wallet/configs/eslint';

// The globals that the package may use: those that axios needs too, in pages and in Node. Any other, such as window, process
// or Buffer, is missing in one of the two.
const platform = [
  'AbortController',
  'AbortSignal',
  'Blob',
  'File',
  'FormData',
  'URL',
  'clearTimeout',
  'encodeURIComponent',
  'decodeURIComponent',
  'setTimeout',
];

const rules = react(import.meta.dirname);
const known = rules.flatMap(({ languageOptions }) => Object.keys(languageOptions?.globals ?? {}));

export default [
  ...rules,
  // A test generates these files.
  { ignores: ['foreign-clients/output/'] },
  // Scripts print.
  { files: ['scripts/**'], rules: { 'no-console': 'off' } },
  {
    files: ['src/**/*.ts'],
    // The conformance command runs in Node only, and creates files to upload.
    ignores: ['src/**/*.test.ts', 'src/fixtures/**', 'src/conformance/**'],
    languageOptions: {
      globals: {
        ...Object.fromEntries(known.map((name) => [name, 'off'])),
        ...Object.fromEntries(platform.map((name) => [name, 'readonly'])),
      },
    },
    rules: { 'no-undef': 'error' },
  },
  // MSW needs fetch anyway, and hands over its own Request and Response objects.
  { files: ['src/msw/**'], languageOptions: { globals: { Request: 'readonly', Response: 'readonly' } } },
];
