import { createHash } from 'node:crypto';
import { cpSync, mkdirSync, readdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

const NAMED = /^(.+-)([\w-])([\w-]{7}\.(?:js|css))$/;
const TEXT = /\.(?:js|css|html|conf)$|_headers$/;
const INLINE_SCRIPT = /<script>(.*?)<\/script>/gs;

const hashesIn = (page: string): readonly string[] =>
  [...page.matchAll(INLINE_SCRIPT)].map(([, code = '']) =>
    createHash('sha256').update(code).digest('base64'),
  );

/**
 * Simulates the next release: copies a build and renames every script and style sheet, as a change to all of them
 * would.
 * @returns the names of the new assets
 */
export function nextBuild(dist: string, to: string): readonly string[] {
  mkdirSync(dirname(to), { recursive: true });
  cpSync(dist, to, { recursive: true, filter: (path) => !/\.(?:map|br|gz)$/.test(path) });
  const assets = join(to, 'assets');
  const renamed = readdirSync(assets).flatMap((name) => {
    const [, stem, first, rest] = NAMED.exec(name) ?? [];
    return stem === undefined ? [] : [[name, `${stem}${first === 'N' ? 'M' : 'N'}${rest}`] as const];
  });
  for (const [name, next] of renamed) renameSync(join(assets, name), join(assets, next));
  const page = readFileSync(join(to, 'index.html'), 'utf8');
  const rename = (text: string) => renamed.reduce((all, [name, next]) => all.replaceAll(name, next), text);
  const hashes = hashesIn(rename(page));
  const changed = hashesIn(page).map((hash, at) => [hash, hashes[at] ?? ''] as const);
  for (const name of readdirSync(to, { recursive: true, encoding: 'utf8' }).filter((each) =>
    TEXT.test(each),
  )) {
    const file = join(to, name);
    const text = rename(readFileSync(file, 'utf8'));
    writeFileSync(
      file,
      changed.reduce((all, [hash, next]) => all.replaceAll(hash, next), text),
    );
  }
  return renamed.map(([, next]) => next);
}
