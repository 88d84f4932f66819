/** @starts processes */
import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  symlinkSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { dirname, join, relative } from 'node:path';
import { after, before, test } from 'node:test';
import { Ajv } from 'ajv';
import { list } from 'tar';
import { ROOT } from '../root.mjs';
import { archive } from './archive.mjs';

const ORIGIN = { version: '1.2.3', commit: '0123456789ab', seconds: 1_700_000_000 };
const NAME = 'member-wallet-thai-1.2.3-0123456789ab';

/** @type {string} */
let work;
/** @type {string} */
let app;
before(() => {
  work = mkdtempSync(join(tmpdir(), 'archive-'));
  app = join(work, 'thai');
  const react = join(ROOT, 'apps/thai/node_modules/react');
  const script = join(app, 'dist/assets');
  const map = (/** @type {string[]} */ ...sources) =>
    JSON.stringify({ version: 3, sources: sources.map((each) => relative(script, each)) });
  const installed = createRequire(join(react, 'package.json')).resolve('react');
  // A package of the repository that was built separately, with another package inside.
  const swr = createRequire(join(ROOT, 'packages/ui/package.json')).resolve('swr');
  const own = join(work, 'packages/own/dist/index.js');
  /** @type {Record<string, string>} */
  const files = {
    [join(app, 'dist/index.html')]: '<head>\n    <meta charset="utf-8"><body>page',
    [join(app, 'dist/assets/a-12345678.js')]: 'a()',
    [join(app, 'dist/assets/inter-latin-wght-12345678.woff2')]: 'font',
    [join(app, 'maps/assets/a-12345678.js.map')]: map(installed, own, join(app, 'src/main.tsx')),
    [`${own}.map`]: JSON.stringify({ version: 3, sources: [relative(dirname(own), swr)] }),
    [own]: '',
  };
  for (const [file, text] of Object.entries(files)) {
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, text);
  }
  symlinkSync(join(ROOT, 'apps/thai/node_modules'), join(app, 'node_modules'));
});
after(() => rmSync(work, { recursive: true }));

/** @param {string} from @param {string} to */
function make(from, to) {
  const out = join(work, to);
  mkdirSync(out);
  archive({ app: from, root: ROOT, out, origin: ORIGIN, guides: { 'HOSTING.md': '# Hosting\n' } });
  return out;
}

test('makes identical archives of the same build at another time and place', () => {
  const one = make(app, 'one');
  const other = join(work, 'elsewhere/packages/../thai');
  mkdirSync(dirname(other), { recursive: true });
  cpSync(join(app, 'dist'), join(other, 'dist'), { recursive: true });
  const moved = join(other, 'maps/assets/a-12345678.js.map');
  mkdirSync(dirname(moved), { recursive: true });
  // The sources have not moved, only the map.
  const { sources } = JSON.parse(readFileSync(join(app, 'maps/assets/a-12345678.js.map'), 'utf8'));
  const assets = join(app, 'dist/assets');
  writeFileSync(
    moved,
    JSON.stringify({
      version: 3,
      sources: sources.map((/** @type {string} */ each) =>
        relative(join(other, 'dist/assets'), join(assets, each)),
      ),
    }),
  );
  symlinkSync(join(ROOT, 'apps/thai/node_modules'), join(other, 'node_modules'));
  utimesSync(join(other, 'dist/index.html'), 1, 1);
  const two = make(other, 'two');
  const name = `${NAME}.tar.gz`;
  assert.deepEqual(readdirSync(one).sort(), [`${NAME}-maps.tar.gz`, name]);
  assert.ok(readFileSync(join(one, name)).equals(readFileSync(join(two, name))));
  /** @type {unknown[]} */
  const entries = [];
  list({
    file: join(one, name),
    sync: true,
    onReadEntry: ({ mtime, mode, uname, uid }) =>
      entries.push([mtime?.getTime(), mode, uname || '', uid || 0]),
  });
  assert.ok(entries.length > 9);
  for (const entry of entries) assert.deepEqual(entry, [ORIGIN.seconds * 1000, 0o644, '', 0]);
});

test('contains the files that a host needs, with checksums, and no source maps', () => {
  const out = make(app, 'three');
  execFileSync('tar', ['xzf', join(out, `${NAME}.tar.gz`), '-C', out]);
  const folder = join(out, NAME);
  const names = readdirSync(folder, { recursive: true, encoding: 'utf8' });
  for (const name of [
    'deploy.mjs',
    'settings.mjs',
    'nginx.conf',
    'Caddyfile',
    'HOSTING.md',
    'dist/index.html.br',
  ])
    assert.ok(names.includes(name), name);
  assert.deepEqual(
    names.filter((name) => name.endsWith('.map')),
    [],
  );
  assert.match(
    readFileSync(join(folder, 'dist/index.html'), 'utf8'),
    /<meta name="version" content="1\.2\.3 0123456789ab">/,
  );
  // Verified by another program than the one that made them.
  const checked = execFileSync('sha256sum', ['-c', 'SHA256SUMS'], { cwd: folder, encoding: 'utf8' });
  const files = names.filter((name) => statSync(join(folder, name)).isFile());
  assert.equal(checked.match(/: OK$/gm)?.length, files.length - 1);
  const maps = execFileSync('tar', ['tzf', join(out, `${NAME}-maps.tar.gz`)], { encoding: 'utf8' });
  assert.match(maps, /assets\/a-12345678\.js\.map/);
});

test('lists all packages inside with their licences, also those in packages that were built separately', () => {
  const out = make(app, 'four');
  const read = (/** @type {string} */ name) =>
    execFileSync('tar', ['xzfO', join(out, `${NAME}.tar.gz`), `${NAME}/${name}`], { encoding: 'utf8' });
  const bom = JSON.parse(read('sbom.cdx.json'));
  assert.deepEqual(bom.components.map((/** @type {{ name: string }} */ { name }) => name).sort(), [
    'inter',
    'react',
    'rolldown',
    'swr',
    'vite',
  ]);
  const texts = read('LICENCES.txt');
  for (const part of [
    /^react \d/m,
    /^swr \d/m,
    /Facebook|Meta Platforms/,
    /SIL OPEN FONT LICENSE/,
    /^inter-baht|fonts inter-baht/m,
  ])
    assert.match(texts, part);

  // Validated with CycloneDX's own schema.
  const library = dirname(
    createRequire(import.meta.url).resolve('@cyclonedx/cyclonedx-library/package.json'),
  );
  const schema = (/** @type {string} */ name) =>
    JSON.parse(readFileSync(join(library, 'res/schema', `${name}.SNAPSHOT.schema.json`), 'utf8'));
  const ajv = new Ajv({ strict: false, validateFormats: false });
  ajv.addSchema(schema('spdx'), 'http://cyclonedx.org/schema/spdx.SNAPSHOT.schema.json');
  ajv.addSchema(schema('jsf-0.82'), 'http://cyclonedx.org/schema/jsf-0.82.SNAPSHOT.schema.json');
  const isValid = ajv.compile(schema('bom-1.6'));
  assert.equal(isValid({ ...bom, components: [{ type: 'library' }] }), false);
  assert.equal(isValid(bom), true, JSON.stringify(isValid.errors));
});

test('refuses a build without source maps', () => {
  const bare = join(work, 'bare/thai');
  mkdirSync(join(bare, 'dist/assets'), { recursive: true });
  writeFileSync(join(bare, 'dist/index.html'), '<meta charset="utf-8">');
  assert.throws(() => make(bare, 'five'), /has no source maps/);
});
