// Generates clients from openapi.json with two public generators, into output/.
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { createClient } from '@hey-api/openapi-ts';
import openapiTS, { astToString } from 'openapi-typescript';
import ts from 'typescript';

const folder = fileURLToPath(new URL('./output/', import.meta.url));
const input = fileURLToPath(new URL('../openapi.json', import.meta.url));
rmSync(folder, { recursive: true, force: true });
mkdirSync(folder);

const blob = ts.factory.createTypeReferenceNode('Blob');
const types = await openapiTS(new URL('../openapi.json', import.meta.url), {
  // As its manual has it: this generator knows no files.
  transform: ({ format }) => (format === 'binary' ? blob : undefined),
});
// Not as .d.ts, which the compiler would be told to skip.
writeFileSync(`${folder}openapi-typescript.ts`, astToString(types));

await createClient({
  input,
  output: { path: `${folder}hey-api` },
  plugins: ['@hey-api/client-fetch', '@hey-api/typescript', '@hey-api/sdk'],
  logs: { level: 'silent', file: false },
});
