#!/usr/bin/env node
// The compiler of TypeScript 7 under a name of its own: `tsc` is TypeScript 6's, whose API the other tools stand on.
const compiler = new URL('lib/tsc.js', import.meta.resolve('typescript-7/package.json'));
await import(compiler.href);
