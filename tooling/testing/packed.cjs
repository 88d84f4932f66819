const { execFileSync } = require('node:child_process');
const { mkdirSync, realpathSync, symlinkSync } = require('node:fs');
const { dirname, join } = require('node:path');

const pnpm = join(__dirname, '../../node_modules/.bin/pnpm');

/** @param {string} folder @param {string} into */
exports.pack = function pack(folder, into) {
  const options = ['--json', '--config.ignore-scripts=true', '--pack-destination', into];
  const report = execFileSync(pnpm, ['pack', ...options], { cwd: folder, encoding: 'utf8' });
  return JSON.parse(report).filename;
};

/** @param {string} tarball @param {string} project @param {string} name @param {Readonly<Record<string, string>>} links */
exports.install = function install(tarball, project, name, links) {
  const modules = join(project, 'node_modules');
  const installed = join(modules, name);
  mkdirSync(installed, { recursive: true });
  execFileSync('tar', ['xzf', tarball, '-C', installed, '--strip-components=1']);
  for (const [each, folder] of Object.entries(links)) {
    const place = join(modules, each);
    mkdirSync(dirname(place), { recursive: true });
    symlinkSync(realpathSync(folder), place);
  }
  return installed;
};
