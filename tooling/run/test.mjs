import { bin, install } from './setup.mjs';

if ((await install()) !== 0) {
  console.log('0 passed, 1 failed');
  process.exit(1);
}

/** Each check runs even when an earlier one failed: one run tells everything. */
const CHECKS = [
  ['Format', 'biome', ['format', '.']],
  ['Build', 'turbo', ['run', 'build', '--output-logs=errors-only', '--continue']],
  ['Types', 'turbo', ['run', 'typecheck', '--output-logs=errors-only', '--continue']],
  ['Lint', 'turbo', ['run', 'lint', '--output-logs=errors-only', '--continue']],
  ['Boundaries', 'turbo', ['boundaries']],
  ['Unit tests', 'turbo', ['run', 'test', '--output-logs=full', '--concurrency=1', '--continue']],
  ['Look', 'turbo', ['run', 'look', '--output-logs=full', '--concurrency=1', '--continue']],
  ['Browser flows', 'turbo', ['run', 'e2e', '--output-logs=full', '--concurrency=1', '--continue']],
];

/** Jest closes each project with "Tests: 1 failed, 2 skipped, 30 passed, 33 total". */
const SUMMARY =
  /^.*Tests:\s+(?:(\d+) failed, )?(?:\d+ skipped, )?(?:\d+ todo, )?(?:(\d+) passed, )?\d+ total/gm;
const ANSI = new RegExp(`${String.fromCharCode(27)}\\[[0-9;]*m`, 'g');

/** Node's own runner closes with "# pass 7" and "# fail 0". */
const NODE_SUMMARY = /^.*# (pass|fail) (\d+)$/gm;

/** What one check counts: its tests where it has any, else itself. */
function count(code, output) {
  let passed = 0;
  let failed = 0;
  const text = output.replace(ANSI, '');
  for (const [, bad = '0', good = '0'] of text.matchAll(SUMMARY)) {
    passed += Number(good);
    failed += Number(bad);
  }
  for (const [, result, number] of text.matchAll(NODE_SUMMARY)) {
    if (result === 'pass') passed += Number(number);
    else failed += Number(number);
  }
  if (code !== 0 && failed === 0) failed = 1;
  if (code === 0 && passed === 0) passed = 1;
  return { passed, failed };
}

/** What a failing check said of its failures, so that the end of a long log tells what to look at. */
function failures(output) {
  const lines = output.replace(ANSI, '').split('\n');
  const kept = new Set();
  lines.forEach((line, at) => {
    // Jest opens each failure with "● suite › test", Node's own runner with "not ok"; message and place follow.
    if (/(?:^|:\s)\s*(?:● .+|not ok )/.test(line))
      for (let next = 0; next < 30; next += 1) kept.add(at + next);
    else if (/(?:^|\s)FAIL\s/.test(line)) kept.add(at);
  });
  const found = [...kept].sort((a, b) => a - b).flatMap((at) => lines[at] ?? []);
  return (found.length > 0 ? found : lines.slice(-40)).slice(0, 300).join('\n');
}

const only = process.argv.slice(2).map((name) => name.toLowerCase());
const chosen =
  only.length === 0 ? CHECKS : CHECKS.filter(([name]) => only.some((o) => name.toLowerCase().includes(o)));
const results = [];
for (const [name, command, args] of chosen) {
  let output = '';
  const code = await bin(name, command, args, {
    env: { TURBO_TELEMETRY_DISABLED: '1' },
    onOutput: (text) => {
      output += text;
    },
  });
  results.push({ name, code, output, ...count(code, output) });
}

for (const { name, code, output } of results) {
  if (code !== 0) console.log(`\n✗ ${name}: what failed\n${failures(output)}`);
}

const sum = (key) => results.reduce((total, result) => total + result[key], 0);
console.log('');
for (const { name, code, passed, failed } of results) {
  console.log(`${code === 0 ? '✓' : '✗'} ${name.padEnd(14)} ${passed} passed, ${failed} failed`);
}
console.log(`${sum('passed')} passed, ${sum('failed')} failed`);
process.exit(results.every(({ code }) => code === 0) ? 0 : 1);
