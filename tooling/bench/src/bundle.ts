import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { appsOf } from '@member-wallet/run/apps';
import { gzipKB } from './harness/bundle';
import { row, title } from './harness/report';

/**
 * Download sizes of each app in gzipped kB: the page, the first screen and the rest. Fonts are already compressed.
 * Needs the built apps.
 */
const ROOT = fileURLToPath(new URL('../../../', import.meta.url));

async function sizesOf(dir: string): Promise<ReadonlyMap<string, number>> {
  const names = (await readdir(dir, { recursive: true })).filter((name) =>
    /\.(js|css|html|woff2)$/.test(name),
  );
  const sizes = names.map(async (name): Promise<[string, number]> => {
    const content = await readFile(join(dir, name));
    return [`/${name}`, name.endsWith('.woff2') ? content.length / 1000 : gzipKB(content)];
  });
  return new Map(await Promise.all(sizes));
}

/** The files referenced by the page itself: entry script, preloads, styles. */
async function firstFiles(dir: string): Promise<readonly string[]> {
  const html = await readFile(join(dir, 'index.html'), 'utf8');
  return [...html.matchAll(/(?:src|href)="(\/assets\/[^"]+\.(?:js|css))"/g)].map(([, file = '']) => file);
}

for (const { packageName, folder } of appsOf(ROOT)) {
  const dir = join(folder, 'dist');
  const sizes = await sizesOf(dir);
  const first = await firstFiles(dir);
  const total = (files: Iterable<string>, kind: RegExp) =>
    [...files].filter((file) => kind.test(file)).reduce((sum, file) => sum + (sizes.get(file) ?? 0), 0);
  title(`${packageName}, kB`);
  row('page', total(['/index.html'], /html$/));
  row('first script', total(first, /js$/));
  row('first styles', total(first, /css$/));
  row('all scripts', total(sizes.keys(), /js$/));
  row('all styles', total(sizes.keys(), /css$/));
  row('all fonts', total(sizes.keys(), /woff2$/));
  const scripts = [...sizes].filter(([file]) => file.endsWith('.js')).sort(([, a], [, b]) => b - a);
  for (const [file, size] of scripts.slice(0, 12)) row(`  ${file}`, size);
}
