import { fileURLToPath } from 'node:url';
import { buildSite } from './build';

const folder = process.argv[2] ?? fileURLToPath(new URL('../../dist/', import.meta.url));
const pages = buildSite(folder, process.argv[3]);
console.log(`${pages} pages in ${folder}`);
