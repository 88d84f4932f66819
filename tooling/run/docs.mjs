import { pathToFileURL } from 'node:url';
import { join } from 'node:path';
import { bin, install, ROOT } from './setup.mjs';

if ((await install()) !== 0) process.exit(1);
const task = ['run', 'docs', '--filter=@member-wallet/docs', '--output-logs=errors-only'];
if ((await bin('Building the documentation', 'turbo', task, { quiet: true })) !== 0) process.exit(1);
// It needs no server.
console.log(`\n  ${pathToFileURL(join(ROOT, 'tooling/docs/dist/index.html'))}\n`);
