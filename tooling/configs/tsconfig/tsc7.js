#!/usr/bin/env node
// Runs the compiler of TypeScript 7 as `tsc7`. `tsc` is TypeScript 6, whose API other tools use.
const compiler = new URL('lib/tsc.js', import.meta.resolve('typescript-7/package.json'));
await import(compiler.href);
