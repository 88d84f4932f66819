import { createServer } from 'vite';

// A Vite server with one empty page: what any development server costs on this machine. Plain JavaScript, so that
// nothing else is loaded before it.
const server = await createServer({ root: process.argv[2] ?? '.', configFile: false, logLevel: 'silent' });
await server.listen();
console.log(`Ready ${server.resolvedUrls?.local[0]}`);
