// Generates openapi.json from the declarations. A test compares the two.
import { readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { documented } from '../src/openapi/documented';

const root = new URL('../', import.meta.url);
const { version } = JSON.parse(readFileSync(new URL('package.json', root), 'utf8')) as { version: string };
writeFileSync(new URL('openapi.json', root), documented(version, fileURLToPath(new URL('src', root))));
