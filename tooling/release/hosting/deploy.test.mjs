/** @starts processes */
import assert from 'node:assert/strict';
import { execFileSync, spawnSync } from 'node:child_process';
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { test } from 'node:test';
import { fileURLToPath } from 'node:url';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { sumsOf } from '../archive/archive.mjs';
import { deploy, filesIn } from './deploy.mjs';

const PROGRAM = fileURLToPath(new URL('deploy.mjs', import.meta.url));
const DAY_MS = 86_400_000;
const POLICY = "connect-src 'self'; img-src https:";
const SCHEMA = JSON.stringify({
  properties: { VITE_API_BASE_URL: { pattern: '^https://', description: 'must be an address' } },
});

/** @param {import('node:test').TestContext} context */
function folder(context) {
  const path = mkdtempSync(join(tmpdir(), 'deploy-'));
  context.after(() => rmSync(path, { recursive: true }));
  return path;
}

/** Writes the list of checksums, as an archive has it. @param {string} at */
function writeSums(at) {
  rmSync(join(at, 'SHA256SUMS'), { force: true });
  writeFileSync(join(at, 'SHA256SUMS'), sumsOf(at, filesIn(at)));
}

/** A release with one script. @param {string} at @param {string} script its name */
function release(at, script) {
  const files = {
    'index.html': `<meta content="${POLICY}"><script type="application/json" id="settings"></script><script src="/assets/${script}"></script>`,
    _headers: `/*\n  Content-Security-Policy: ${POLICY}\n`,
    'nginx-headers.conf': `add_header Content-Security-Policy "${POLICY}" always;\n`,
    'caddy-headers.conf': `header Content-Security-Policy "${POLICY}"\n`,
    'settings.json': '{}',
    'settings.schema.json': SCHEMA,
    'icon.svg': `<svg id="${script}"/>`,
    [`assets/${script}`]: `run('${script}')`,
  };
  for (const [name, text] of Object.entries(files)) {
    mkdirSync(dirname(join(at, 'dist', name)), { recursive: true });
    writeFileSync(join(at, 'dist', name), text);
  }
  writeSums(at);
  return at;
}

const read = (/** @type {string[]} */ ...path) => readFileSync(join(...path), 'utf8');

test('puts the settings into the page and its compressed versions, and their servers into every policy', (context) => {
  const work = folder(context);
  const to = join(work, 'served');
  const settings = join(work, 'settings.json');
  writeFileSync(settings, '{"VITE_API_BASE_URL":"https://api.example.com"}');
  deploy({ release: release(join(work, 'one'), 'a.js'), to, settings });
  const page = read(to, 'index.html');
  assert.match(page, /id="settings">\{"VITE_API_BASE_URL":"https:\/\/api\.example\.com"\}</);
  assert.equal(brotliDecompressSync(readFileSync(join(to, 'index.html.br'))).toString(), page);
  assert.equal(gunzipSync(readFileSync(join(to, 'index.html.gz'))).toString(), page);
  for (const name of ['index.html', '_headers', 'nginx-headers.conf', 'caddy-headers.conf'])
    assert.match(read(to, name), /connect-src 'self' https:\/\/api\.example\.com wss:\/\/api\.example\.com;/);
  // A deployment without settings removes the earlier ones.
  deploy({ release: join(work, 'one'), to });
  assert.doesNotMatch(read(to, 'index.html') + read(to, '_headers'), /api\.example/);
  assert.deepEqual(
    readdirSync(to).filter((name) => name.endsWith('.new')),
    [],
  );
});

test('keeps the files of earlier releases, counted from the last release that had them', (context) => {
  const work = folder(context);
  const to = join(work, 'served');
  const [one, two] = [release(join(work, 'one'), 'a.js'), release(join(work, 'two'), 'b.js')];
  const at = (/** @type {number} */ day) => ({ to, keepDays: 30, now: day * DAY_MS });
  deploy({ release: one, ...at(1000) });
  deploy({ release: one, ...at(1020) });
  assert.deepEqual(deploy({ release: two, ...at(1049) }).removed, []);
  assert.deepEqual([existsSync(join(to, 'assets/a.js')), read(to, 'icon.svg')], [true, '<svg id="b.js"/>']);
  assert.deepEqual(deploy({ release: two, ...at(1051) }).removed, ['assets/a.js']);
  assert.deepEqual(readdirSync(join(to, 'assets')), ['b.js']);
});

test('changes nothing if a file does not match the release, checksums are missing or a setting is invalid', (context) => {
  const work = folder(context);
  const to = join(work, 'served');
  const one = release(join(work, 'one'), 'a.js');
  deploy({ release: one, to });
  const two = release(join(work, 'two'), 'b.js');
  const sums = read(two, 'SHA256SUMS');
  const isRefused = (/** @type {RegExp} */ reason) =>
    assert.throws(() => deploy({ release: two, to }), reason);
  writeFileSync(join(two, 'dist/assets/b.js'), 'something else');
  isRefused(/dist\/assets\/b\.js is not the file of this release/);
  rmSync(join(two, 'dist/assets/b.js'));
  isRefused(/dist\/assets\/b\.js is not the file of this release/);
  release(two, 'b.js');
  writeFileSync(join(two, 'SHA256SUMS'), sums.replace(/.*icon\.svg\n/, ''));
  isRefused(/dist\/icon\.svg is not the file of this release/);
  rmSync(join(two, 'SHA256SUMS'));
  isRefused(/SHA256SUMS is missing, so the files cannot be checked/);
  release(two, 'b.js');
  const settings = join(work, 'settings.json');
  writeFileSync(settings, '{"VITE_API_BASE_URL":"api.example.com","VITE_NAME":"x"}');
  const args = [PROGRAM, '--release', two, '--to', to, '--settings', settings];
  const { status, stderr } = spawnSync(process.execPath, args, { encoding: 'utf8' });
  assert.equal(status, 1);
  assert.match(stderr, /VITE_API_BASE_URL must be an address; VITE_NAME is no setting\./);
  assert.match(read(to, 'index.html'), /a\.js/);
  assert.deepEqual(readdirSync(join(to, 'assets')), ['a.js']);
});

test('unpacks and deploys an archive with the commands of the hosting guide', (context) => {
  const work = folder(context);
  const guide = readFileSync(new URL('../../../docs/hosting.md', import.meta.url), 'utf8');
  const commands = /^## Deploying\n.*?^```sh\n(.*?)^```/ms.exec(guide)?.[1] ?? '';
  const name = /tar xzf (\S+)\.tar\.gz/.exec(commands)?.[1] ?? '';
  const unpacked = release(join(work, 'made', name), 'a.js');
  for (const file of ['deploy.mjs', 'settings.mjs'])
    cpSync(new URL(file, import.meta.url), join(unpacked, file));
  writeSums(unpacked);
  execFileSync('tar', ['czf', join(work, `${name}.tar.gz`), '-C', join(work, 'made'), name]);
  writeFileSync(join(work, 'settings.json'), '{"VITE_API_BASE_URL":"https://api.example.com"}');
  const placed = commands
    .replaceAll('/var/www/wallet', join(work, 'served'))
    .replaceAll('/etc/wallet/settings.json', join(work, 'settings.json'));
  execFileSync('bash', ['-euc', placed], { cwd: work });
  assert.match(read(work, 'served', 'index.html'), /api\.example\.com/);
});

test('prints its usage as a program', () => {
  const usage = execFileSync(process.execPath, [PROGRAM, '--help'], { encoding: 'utf8' });
  assert.match(usage, /--to FOLDER/);
  assert.ok(usage.split('\n').every((line) => line.length <= 120));
  assert.equal(spawnSync(process.execPath, [PROGRAM]).status, 2);
});
