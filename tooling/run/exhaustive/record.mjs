/**
 * The record of one part of an exhaustive run.
 *
 * - `commit`: its short hash, with '+changes' if files differ from it
 * - `date`: such as '2026-11-29'
 * - `seconds`: wall time
 * - `units`: the seconds of each unit that ran, by its id
 * - `missing`: the units that should have run but left no result
 * @typedef {{ name: string, passed: number, failed: number, seconds: number }} CheckResult
 * @typedef {{ commit: string, date: string, number: number, count: number, seconds: number, checks: CheckResult[], units: Record<string, number>, missing: string[] }} PartRecord
 */

/** @param {readonly number[]} numbers */
const sum = (numbers) => numbers.reduce((total, each) => total + each, 0);
/** @param {PartRecord} record @param {'passed' | 'failed'} key */
const countIn = ({ checks }, key) => sum(checks.map((check) => check[key]));

/**
 * The reasons why records are not a whole run of a commit; empty if they are.
 * @param {readonly PartRecord[]} records @param {string} commit @param {number} count of parts
 * @returns {string[]}
 */
export function gapsIn(records, commit, count) {
  const others = records.filter((each) => each.commit !== commit || each.count !== count);
  const own = records.filter((each) => !others.includes(each));
  const absent = Array.from({ length: count }, (_, index) => index + 1).filter(
    (number) => !own.some((each) => each.number === number),
  );
  return [
    ...(commit.endsWith('+changes') ? ['files differ from the commit'] : []),
    ...others.map((each) => `part ${each.number}/${each.count} is of commit ${each.commit}`),
    ...absent.map((number) => `part ${number}/${count} is missing`),
    ...own.flatMap((each) => each.missing.map((id) => `part ${each.number}/${count} did not run ${id}`)),
  ];
}

/** The times for the next split. @param {readonly PartRecord[]} records @returns {import('./split.mjs').Times} */
export const timesOf = (records) => ({
  wall: Math.round(sum(records.map(({ seconds }) => seconds))),
  units: Object.fromEntries(
    records
      .flatMap(({ units }) => Object.entries(units))
      .map(([id, seconds]) => /** @type {const} */ ([id, Math.round(seconds)]))
      .sort(([a], [b]) => (a < b ? -1 : 1)),
  ),
});

const minutes = (/** @type {number} */ seconds) => (seconds / 60).toFixed(0);

/**
 * The text of docs/exhaustive-record.md. Throws if the records are not a whole run of one commit.
 * @param {readonly PartRecord[]} records at least one
 */
export function pageOf(records) {
  const sorted = [...records].sort((a, b) => a.number - b.number);
  const [{ commit, count }] = /** @type {[PartRecord]} */ (sorted);
  const gaps = gapsIn(sorted, commit, count);
  if (gaps.length > 0) throw new Error(`This is no whole run of ${commit}: ${gaps.join('; ')}.`);
  const names = [...new Set(sorted.flatMap(({ checks }) => checks.map(({ name }) => name)))];
  const checkRows = names.map((name) => {
    const results = sorted.flatMap(({ checks }) => checks.filter((check) => check.name === name));
    const total = (/** @type {'passed' | 'failed' | 'seconds'} */ key) =>
      sum(results.map((each) => each[key]));
    return `| ${name} | ${total('passed')} | ${total('failed')} | ${total('seconds').toFixed(0)} |`;
  });
  return [
    '# The last exhaustive run',
    '',
    `\`npm run test:exhaustive\` wrote this about commit ${commit}. [How to run and read it](exhaustive-run.md).`,
    '',
    '| Part | Date | Minutes | Passed | Failed |',
    '|---|---|---:|---:|---:|',
    ...sorted.map(
      (each) =>
        `| ${each.number} of ${count} | ${each.date} | ${minutes(each.seconds)} | ${countIn(each, 'passed')} | ${countIn(each, 'failed')} |`,
    ),
    `| all | | ${minutes(sum(sorted.map(({ seconds }) => seconds)))} | ${sum(sorted.map((each) => countIn(each, 'passed')))} | ${sum(sorted.map((each) => countIn(each, 'failed')))} |`,
    '',
    '| Check | Passed | Failed | Seconds |',
    '|---|---:|---:|---:|',
    ...checkRows,
    '',
  ].join('\n');
}
