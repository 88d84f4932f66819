import { createServer } from 'vite';

// A Vite server with one empty page, as the baseline for a development server on this machine. Plain JavaScript, so
// that nothing else has to be loaded first.
const server = await createServer({ root: process.argv[2] ?? '.', configFile: false, logLevel: 'silent' });
await server.listen();
console.log(`Ready ${server.resolvedUrls?.local[0]}`);
