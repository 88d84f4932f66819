import { build, install, ROOT } from './setup.mjs';

if ((await install()) !== 0) process.exit(1);
if ((await build(['./apps/*', '@member-wallet/sandbox'])) !== 0) process.exit(1);

// Imported only now, because it needs the installed dependencies.
const { serve } = await import('./serve/serve.mjs');
await serve({ root: ROOT, args: process.argv.slice(2) });
