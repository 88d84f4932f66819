/**
 * The result of one group.
 *
 * - `date`: such as '2026-11-29'
 * - `commit`: its short hash, with '+changes' if files differ from it
 * - `score`: the percentage of killed mutants, rounded down to one decimal
 * @typedef {{ name: string, date: string, commit: string, mutants: number, killed: number, score: number, bar: number }} Result
 */

/**
 * The text of docs/mutation-record.md after a run of one group: its row is new, those of the other groups stay.
 * @param {string} page the text before; empty before the first run
 * @param {Result} result
 * @param {readonly { name: string, bar: number }[]} groups in the order of the rows
 */
export function pageWith(page, result, groups) {
  const lines = page.split('\n');
  const rows = groups.map(({ name, bar }) => {
    if (name !== result.name)
      return lines.find((line) => line.startsWith(`| ${name} |`)) ?? `| ${name} | not run | | | | | ${bar} |`;
    const { date, commit, mutants, killed, score } = result;
    return `| ${name} | ${date} | ${commit} | ${mutants} | ${killed} | ${score} | ${bar} |`;
  });
  return [
    '# The last mutation tests',
    '',
    '`npm run test:mutation` writes a row for each group that it runs: how many of the mutants (small changes of the code) a test noticed. [How to run it](exhaustive-run.md#mutation-tests).',
    '',
    '| Group | Date | Commit | Mutants | Killed | Score, % | Bar, % |',
    '|---|---|---|---:|---:|---:|---:|',
    ...rows,
    '',
  ].join('\n');
}
