import { spawn } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { countFailures, lines } from './checks/steady-count.mjs';
import { build, install, ROOT, run } from './setup.mjs';

/**
 * Repeats browser files while the machine is kept busy, and prints how often each test failed. Exits with 1 if any did.
 * `npm run test:steady -- src/account/login.flow.ts [--times 20] [--busy 2]`; without files, all of them.
 */
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { times: { type: 'string', default: '20' }, busy: { type: 'string', default: '2' } },
});
const times = Number(values.times);
const busy = Number(values.busy);
if (!Number.isSafeInteger(times) || times < 1 || !Number.isSafeInteger(busy) || busy < 0) {
  console.error('--times is a number from 1, --busy one from 0.');
  process.exit(2);
}
if ((await install()) !== 0 || (await build([])) !== 0) process.exit(1);

const folder = join(ROOT, 'tooling/e2e');
const work = mkdtempSync(join(tmpdir(), 'steady-'));
const loops = Array.from({ length: busy }, () =>
  spawn(process.execPath, ['--eval', 'for (;;);'], { stdio: 'ignore' }),
);
process.on('exit', () => {
  for (const loop of loops) loop.kill('SIGKILL');
  rmSync(work, { recursive: true, force: true });
});
for (const signal of /** @type {const} */ (['SIGINT', 'SIGTERM'])) process.on(signal, () => process.exit(1));

/** @type {import('./checks/steady-count.mjs').Results[]} */
const rounds = [];
for (let round = 1; round <= times; round += 1) {
  const file = join(work, `${round}.json`);
  const jest = join(folder, 'node_modules/jest/bin/jest.js');
  const args = [jest, '--json', '--outputFile', file, ...positionals];
  await run(`Round ${round} of ${times}`, process.execPath, args, { cwd: folder });
  // Jest has printed why there are no results, such as a name that matches no file.
  if (!existsSync(file)) process.exit(1);
  rounds.push(JSON.parse(readFileSync(file, 'utf8')));
}

const counts = countFailures(rounds);
console.log(`\nFailures in ${times} rounds beside ${busy} busy loops`);
for (const line of lines(counts, times)) console.log(`  ${line}`);
process.exit(counts.some(({ failed }) => failed > 0) ? 1 : 0);
