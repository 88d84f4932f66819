// Generates clients from the documents with two public generators, into output/.
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { createClient } from '@hey-api/openapi-ts';
import openapiTS, { astToString } from 'openapi-typescript';
import ts from 'typescript';

const folder = fileURLToPath(new URL('./output/', import.meta.url));
rmSync(folder, { recursive: true, force: true });
mkdirSync(folder);

const blob = ts.factory.createTypeReferenceNode('Blob');
const typesOf = async (name) =>
  astToString(
    await openapiTS(new URL(`../${name}`, import.meta.url), {
      // As its manual has it: this generator knows no files.
      transform: ({ format }) => (format === 'binary' ? blob : undefined),
    }),
  );
// Not as .d.ts, which the compiler would be told to skip.
writeFileSync(`${folder}openapi-typescript.ts`, await typesOf('openapi.json'));
writeFileSync(`${folder}openapi-typescript-3.0.ts`, await typesOf('openapi-3.0.json'));

await createClient({
  input: fileURLToPath(new URL('../openapi.json', import.meta.url)),
  output: { path: `${folder}hey-api` },
  plugins: ['@hey-api/client-fetch', '@hey-api/typescript', '@hey-api/sdk'],
  logs: { level: 'silent', file: false },
});
