import { createRequire } from 'node:module';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build, install, ROOT, run } from './setup.mjs';

const FOLDER = join(ROOT, 'tooling/e2e');

if ((await install()) !== 0) process.exit(1);
if ((await build(['@member-wallet/thai', '@member-wallet/laos', '@member-wallet/sandbox'])) !== 0)
  process.exit(1);
// Resolved from its own package, which has the loader for TypeScript.
const loader = pathToFileURL(createRequire(join(FOLDER, 'package.json')).resolve('tsx')).href;
process.exit(
  await run('Pictures', process.execPath, [
    ...['--import', loader, join(FOLDER, 'src/pictures/screenshots.ts')],
    ...process.argv.slice(2),
  ]),
);
