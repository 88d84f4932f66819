import { install, ROOT } from './setup.mjs';

if ((await install()) !== 0) process.exit(1);

// Imported only now, because it needs the installed dependencies.
const { serveFromSource } = await import('./dev/serve.mjs');
await serveFromSource({ root: ROOT, args: process.argv.slice(2) });
