import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { blockedNames } from './blocked-names.mjs';
import { problems, usesInBuild } from './check-build.mjs';

const require = createRequire(import.meta.url);
/** The given dist folders, or those of both apps. */
const folders =
  process.argv.length > 2
    ? process.argv.slice(2)
    : ['thai', 'laos'].map((name) =>
        join(dirname(require.resolve(`@member-wallet/${name}/package.json`)), 'dist'),
      );

const found = [];
for (const folder of folders) {
  found.push(...problems(await usesInBuild(folder)), ...(await blockedNames(folder)));
}
for (const problem of found) console.log(problem);
if (found.length > 0) process.exitCode = 1;
else console.log('Nothing that a supported browser lacks.');
