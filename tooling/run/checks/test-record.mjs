import { execFileSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '../setup.mjs';

const FILE = join(ROOT, 'docs/exhaustive-run.md');

const git = (/** @type {string[]} */ ...args) =>
  execFileSync('git', args, { cwd: ROOT, encoding: 'utf8' }).trim();

/**
 * Writes the result of an exhaustive run to docs/exhaustive-run.md.
 * @param {{ name: string, passed: number, failed: number, seconds: number }[]} results @param {number} seconds
 */
export function writeRecord(results, seconds) {
  // The rehearsal on a bare machine has just written its own result.
  const status = git('status', '--porcelain', '--untracked-files=no', '--', '..', ':!docs/bare-machine.md');
  const changes = status === '' ? '' : ', with uncommitted changes';
  const rows = results.map(
    (each) => `| ${each.name} | ${each.passed} | ${each.failed} | ${each.seconds.toFixed(0)} |`,
  );
  writeFileSync(
    FILE,
    [
      '# The last exhaustive run',
      '',
      `\`npm run test:exhaustive\` wrote this on ${new Date().toISOString().slice(0, 10)}, on commit ${git('rev-parse', '--short', 'HEAD')}${changes}, in ${(seconds / 60).toFixed(0)} minutes.`,
      '',
      '| Check | Passed | Failed | Seconds |',
      '|---|---:|---:|---:|',
      ...rows,
      '',
    ].join('\n'),
  );
}
