import { install, ROOT } from './setup.mjs';

if ((await install()) !== 0) process.exit(1);

// Loaded only now: before the installation there is nothing to load.
const { serveFromSource } = await import('./dev/serve.mjs');
await serveFromSource({ root: ROOT, args: process.argv.slice(2) });
