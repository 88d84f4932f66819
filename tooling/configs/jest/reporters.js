import { fileURLToPath } from 'node:url';

const recorder = fileURLToPath(new URL('./second-try/jest-reporter.js', import.meta.url));

/** For packages with files that start processes or servers and say so: `@starts servers` in their first comment. */
export const reporters = ['default', recorder];

/** For a package whose files all start a browser. */
export const browserReporters = ['default', [recorder, { startsBrowser: true }]];
