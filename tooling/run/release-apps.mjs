import { execFileSync } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { basename, join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { appsOf } from './serve/apps.mjs';
import { build, install, ROOT } from './setup.mjs';

/**
 * `npm run release [-- --out FOLDER]`: makes the releases of all markets. Without a git repository, set COMMIT and
 * SOURCE_DATE_EPOCH. `--built` uses the last build.
 */
const { values } = parseArgs({
  options: { out: { type: 'string', default: 'releases' }, built: { type: 'boolean', default: false } },
});
const out = resolve(ROOT, values.out);

const git = (/** @type {string[]} */ ...args) => {
  try {
    return execFileSync('git', args, {
      cwd: ROOT,
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
    }).trim();
  } catch {
    return '';
  }
};

if (!values.built && (await install()) !== 0) process.exit(1);
const apps = appsOf(ROOT);
if (!values.built && (await build(apps.map(({ packageName }) => packageName))) !== 0) process.exit(1);

const changed = git('status', '--porcelain') === '' ? '' : '-changed';
const commit = process.env.COMMIT ?? (git('rev-parse', '--short=12', 'HEAD') || 'unknown') + changed;
const seconds = Number(process.env.SOURCE_DATE_EPOCH ?? (git('log', '-1', '--format=%ct') || 0));
// Imported only now, because it needs the installed dependencies.
const { archive, sumsOf } = await import('@member-wallet/release/archive');
const guide = (/** @type {string} */ file) =>
  readFileSync(join(ROOT, 'docs', file), 'utf8')
    .replaceAll('](settings.md', '](SETTINGS.md')
    .replaceAll('](hosting.md', '](HOSTING.md');
const guides = { 'HOSTING.md': guide('hosting.md'), 'SETTINGS.md': guide('settings.md') };
rmSync(out, { recursive: true, force: true });
mkdirSync(out, { recursive: true });
const files = apps.flatMap(({ folder }) => {
  const { version } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
  return archive({ app: folder, root: ROOT, out, origin: { version, commit, seconds }, guides });
});
const names = files.map((file) => basename(file)).sort();
writeFileSync(join(out, 'SHA256SUMS'), sumsOf(out, names));
for (const name of names) console.log(`  ${name}  ${(statSync(join(out, name)).size / 1e6).toFixed(1)} MB`);
console.log(`  In ${out}. Source maps are for whoever reads error reports, never for the web server.`);
