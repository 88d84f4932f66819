import { createHash } from 'node:crypto';
import { cpSync, existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { create } from 'tar';
import { filesIn, writePage } from '../hosting/deploy.mjs';
import { componentsOf, fontLicense, licenses } from './components.mjs';
import { sbomOf } from './sbom.mjs';

/** @typedef {import('./sbom.mjs').Origin} Origin */

const HOSTING = ['deploy.mjs', 'settings.mjs', 'nginx.conf', 'Caddyfile'];

const sha256 = (/** @type {string} */ file) => createHash('sha256').update(readFileSync(file)).digest('hex');

/** In the format of sha256sum. @param {string} folder @param {string[]} names */
export const sumsOf = (folder, names) =>
  names.map((name) => `${sha256(join(folder, name))}  ${name}\n`).join('');

/** Writes the release's version into the page. @param {string} dist @param {Origin} origin */
function stamp(dist, { version, commit }) {
  const file = join(dist, 'index.html');
  const page = readFileSync(file, 'utf8').replace(
    '<meta charset="utf-8">',
    (charset) => `${charset}\n    <meta name="version" content="${version} ${commit}">`,
  );
  if (!page.includes('<meta name="version"')) throw new Error(`${file} has no place for its version.`);
  writePage(dist, page);
}

/**
 * Packs a folder reproducibly: sorted, with one modification time, without user names.
 * @param {string} into @param {string} name @param {number} seconds
 */
function pack(into, name, seconds) {
  const file = join(into, `${name}.tar.gz`);
  create(
    {
      file,
      cwd: into,
      sync: true,
      gzip: { level: 9 },
      portable: true,
      mtime: new Date(seconds * 1000),
      // Fixed, because permissions differ between machines.
      onWriteEntry: (entry) => {
        if (entry.stat) entry.stat.mode = 0o100644;
      },
    },
    filesIn(join(into, name)).map((each) => `${name}/${each}`),
  );
  rmSync(join(into, name), { recursive: true });
  return file;
}

/**
 * Makes the archive of a built app and a separate one of its source maps.
 * @param {{ app: string, root: string, out: string, origin: Origin, guides: Record<string, string> }} options `app` is the app's
 *   folder, `guides` the texts of further files by their names
 * @returns {string[]} the archives
 */
export function archive({ app, root, out, origin, guides }) {
  const { version, commit, seconds } = origin;
  const name = `member-wallet-${basename(app)}-${version}-${commit}`;
  const folder = join(out, name);
  const dist = join(folder, 'dist');
  mkdirSync(folder, { recursive: true });
  cpSync(join(app, 'dist'), dist, { recursive: true, filter: (path) => !path.endsWith('.map') });
  stamp(dist, origin);
  for (const file of HOSTING) cpSync(join(root, 'tooling/release/hosting', file), join(folder, file));
  const components = componentsOf(app, root);
  for (const [file, text] of Object.entries(guides)) writeFileSync(join(folder, file), text);
  writeFileSync(join(folder, 'LICENCES.txt'), licenses(components, fontLicense(root)));
  writeFileSync(join(folder, 'sbom.cdx.json'), sbomOf(basename(app), components, origin));
  writeFileSync(join(folder, 'SHA256SUMS'), sumsOf(folder, filesIn(folder)));

  const maps = join(out, `${name}-maps`);
  for (const from of [join(app, 'maps'), join(app, 'dist')].filter((each) => existsSync(each)))
    for (const file of filesIn(from).filter((each) => each.endsWith('.map')))
      cpSync(join(from, file), join(maps, file));
  return [pack(out, name, seconds), pack(out, `${name}-maps`, seconds)];
}
