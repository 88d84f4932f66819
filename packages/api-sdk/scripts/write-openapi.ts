// Generates openapi.json and openapi-3.0.json from the declarations. A test compares them.
import { readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { documented } from '../src/openapi/documented';

const root = new URL('../', import.meta.url);
const { version } = JSON.parse(readFileSync(new URL('package.json', root), 'utf8')) as { version: string };
const documents = documented(version, fileURLToPath(new URL('src', root)));
for (const [name, text] of Object.entries(documents)) writeFileSync(new URL(name, root), text);
