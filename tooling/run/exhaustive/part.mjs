import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { ROOT } from '../setup.mjs';
import { gapsIn, pageOf, timesOf } from './record.mjs';
import { fewestParts, minutesOf, partsOf } from './split.mjs';
import { unitsIn } from './units.mjs';

/** @typedef {import('./record.mjs').PartRecord} PartRecord */

const PAGE = 'docs/exhaustive-record.md';
/** Committed, so that every machine divides a commit into the same parts. */
const TIMES = 'tooling/run/exhaustive/times.json';
/** Files that a run writes itself, which do not count as changes. */
const WRITTEN = [PAGE, TIMES, 'docs/bare-machine.md'];
const RECORDS = join(ROOT, '.exhaustive');

/** @param {string} file */
const readJson = (file) => JSON.parse(readFileSync(file, 'utf8'));
const git = (/** @type {string[]} */ ...args) =>
  execFileSync('git', args, { cwd: ROOT, encoding: 'utf8' }).trim();

/** The commit that is checked out, with '+changes' if tracked files differ from it. */
function commitNow() {
  const others = WRITTEN.map((file) => `:!${file}`);
  const status = git('status', '--porcelain', '--untracked-files=no', '--', '.', ...others);
  return `${git('rev-parse', '--short=12', 'HEAD')}${status === '' ? '' : '+changes'}`;
}

/**
 * The seconds of each unit in test results, by id: of each file, and of each package as a whole.
 * @param {readonly import('../checks/results.mjs').Suite[]} suites
 */
function testTimesIn(suites) {
  /** @type {Record<string, number>} */
  const times = {};
  for (const { folder, results } of suites) {
    const ids = results.testResults.map(
      ({ name, startTime, endTime }) =>
        /** @type {const} */ ([relative(ROOT, name), (endTime - startTime) / 1000]),
    );
    if (results.runner === 'node')
      times[relative(ROOT, folder)] = ids.reduce((sum, [, seconds]) => sum + seconds, 0);
    else for (const [id, seconds] of ids) times[id] = seconds;
  }
  return times;
}

/**
 * Begins a part of the exhaustive run: prints its size, and sets TEST_FILES to a list of its files for Jest.
 * @param {{ number: number, count: number }} part @param {readonly string[]} checks the names of all but the build
 */
export function beginPart({ number, count }, checks) {
  const lastTimes = existsSync(join(ROOT, TIMES)) ? readJson(join(ROOT, TIMES)) : null;
  const all = unitsIn(ROOT, checks);
  const units = partsOf(all, lastTimes, count)[number - 1] ?? [];
  const commit = commitNow();
  const folder = join(RECORDS, commit);
  const name = `part-${number}-of-${count}`;
  mkdirSync(folder, { recursive: true });
  const list = join(folder, `${name}.txt`);
  writeFileSync(list, units.flatMap(({ id, isFile }) => (isFile ? [join(ROOT, id)] : [])).join('\n'));
  process.env.TEST_FILES = list;

  const expected = minutesOf(units, all, lastTimes);
  const about = expected === null ? '' : `, about ${expected} minutes as in the last run`;
  console.log(`Part ${number} of ${count} of ${commit}: ${units.length} of ${all.length} units${about}`);
  if (lastTimes && count < fewestParts(lastTimes))
    console.log(`Parts of 40 minutes at most: --part ${number}/${fewestParts(lastTimes)}`);

  return {
    /** @param {string} check */
    has: (check) => units.some((unit) => unit.check === check),
    /** Turbo's options for a check: only the packages of this part, and no cached results. @param {string} check */
    options(check) {
      const names = new Set(units.flatMap((unit) => (unit.check === check ? (unit.packageName ?? []) : [])));
      return names.size === 0 ? [] : ['--force', ...[...names].map((name) => `--filter=${name}`)];
    },
    /**
     * Stores the part's record, and writes the page once all parts of the commit have run.
     * @param {readonly (import('./record.mjs').CheckResult & { suites: import('../checks/results.mjs').Suite[] })[]} results @param {number} seconds
     */
    end(results, seconds) {
      const times = {
        ...Object.fromEntries(results.map((each) => [each.name, each.seconds])),
        ...testTimesIn(results.flatMap(({ suites }) => suites)),
      };
      /** @type {PartRecord} */
      const record = {
        commit,
        date: new Date().toISOString().slice(0, 10),
        number,
        count,
        seconds,
        checks: results.map(({ name: check, passed, failed, seconds: took }) => ({
          name: check,
          passed,
          failed,
          seconds: took,
        })),
        units: Object.fromEntries(units.flatMap(({ id }) => (id in times ? [[id, times[id] ?? 0]] : []))),
        missing: units.flatMap(({ id }) => (id in times ? [] : [id])),
      };
      writeFileSync(join(folder, `${name}.json`), `${JSON.stringify(record, null, 2)}\n`);
      const records = readdirSync(folder)
        .filter((file) => file.endsWith(`-of-${count}.json`))
        .map((file) => /** @type {PartRecord} */ (readJson(join(folder, file))));
      const gaps = gapsIn(records, commit, count);
      if (gaps.length > 0) {
        console.log(`Not yet a whole run of ${commit}:\n${gaps.map((gap) => `  ${gap}`).join('\n')}`);
        return;
      }
      writeFileSync(join(ROOT, PAGE), pageOf(records));
      writeFileSync(join(ROOT, TIMES), `${JSON.stringify(timesOf(records), null, 2)}\n`);
      console.log(`A whole run of ${commit}: commit ${PAGE} and ${TIMES}.`);
    },
  };
}
