import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';
import { appsOf } from '@member-wallet/run/apps';

/**
 * What a phone downloads, per app: gzip kB of the page, of what the first screen needs, and of the rest.
 * Reads the built apps, so build first.
 */
const ROOT = fileURLToPath(new URL('../../../', import.meta.url));
const kB = (bytes) => (bytes / 1000).toFixed(1).padStart(7);

async function sizesOf(dir) {
  const names = await readdir(dir, { recursive: true });
  const sizes = new Map();
  for (const name of names) {
    if (!/\.(js|css|html|woff2)$/.test(name)) continue;
    const content = await readFile(join(dir, name));
    // Fonts are compressed already.
    sizes.set(`/${name}`, name.endsWith('.woff2') ? content.length : gzipSync(content, { level: 9 }).length);
  }
  return sizes;
}

/** The files that the page itself names: entry script, preloads, styles. */
async function firstFiles(dir) {
  const html = await readFile(join(dir, 'index.html'), 'utf8');
  return [...html.matchAll(/(?:src|href)="(\/assets\/[^"]+\.(?:js|css))"/g)].map(([, file]) => file);
}

const total = (sizes, files) => files.reduce((sum, file) => sum + (sizes.get(file) ?? 0), 0);

for (const { packageName: name, folder } of appsOf(ROOT)) {
  const dir = join(folder, 'dist');
  const sizes = await sizesOf(dir);
  const first = await firstFiles(dir);
  const of = (pattern) => [...sizes.keys()].filter((file) => pattern.test(file));
  const rows = [
    ['page', total(sizes, ['/index.html'])],
    [
      'first script',
      total(
        sizes,
        first.filter((file) => file.endsWith('.js')),
      ),
    ],
    [
      'first styles',
      total(
        sizes,
        first.filter((file) => file.endsWith('.css')),
      ),
    ],
    ['all scripts', total(sizes, of(/\.js$/))],
    ['all styles', total(sizes, of(/\.css$/))],
    ['all fonts', total(sizes, of(/\.woff2$/))],
  ];
  console.log(`\n${name} (kB, gzip; fonts as they are)`);
  for (const [label, bytes] of rows) console.log(`  ${label.padEnd(14)} ${kB(bytes)}`);
  console.log('  largest chunks');
  for (const file of of(/\.js$/)
    .sort((a, b) => sizes.get(b) - sizes.get(a))
    .slice(0, 12)) {
    console.log(`    ${kB(sizes.get(file))}  ${file}`);
  }
}
