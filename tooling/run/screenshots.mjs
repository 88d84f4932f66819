import { build, install, run } from './setup.mjs';

if ((await install()) !== 0) process.exit(1);
if ((await build(['@member-wallet/thai', '@member-wallet/laos', '@member-wallet/sandbox'])) !== 0)
  process.exit(1);
process.exit(
  await run('Pictures', process.execPath, ['tooling/e2e/src/screenshots.mjs', ...process.argv.slice(2)]),
);
