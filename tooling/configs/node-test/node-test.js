#!/usr/bin/env node
import { spawnSync } from 'node:child_process';

// Runs Node's test runner on the given files, with a readable report and one for `npm test`.
const reporters = [
  ['spec', 'stdout'],
  [new URL('reporter.js', import.meta.url).href, 'stderr'],
].flatMap(([reporter, destination]) => [
  `--test-reporter=${reporter}`,
  `--test-reporter-destination=${destination}`,
]);
const args = ['--test', ...reporters, ...process.argv.slice(2)];
const { status } = spawnSync(process.execPath, args, { stdio: 'inherit' });
process.exit(status ?? 1);
