/** @typedef {import('./rehearse-start.mjs').Outcome} Outcome */

/**
 * The text of docs/bare-machine.md.
 * @param {object} rehearsal
 * @param {string} rehearsal.date
 * @param {string} rehearsal.commit
 * @param {string} rehearsal.machine
 * @param {readonly string[]} rehearsal.hidden
 * @param {readonly Outcome[]} rehearsal.outcomes
 * @param {{ packages: number, clone: number }} rehearsal.megabytes
 */
export function recordOf({ date, commit, machine, hidden, outcomes, megabytes }) {
  const rows = outcomes.map(
    ({ command, faults, result, seconds }) =>
      `| \`${command}\` | ${[result, ...faults].join('; ').replaceAll('|', String.raw`\|`)} | ${seconds.toFixed(0)} |`,
  );
  const isWhole = outcomes.some(({ command }) => command === 'npm test');
  return [
    '# The last rehearsal on a bare machine',
    '',
    `\`npm run test:bare\` wrote this on ${date}, on commit ${commit}: the README's commands in a fresh clone, with an empty home folder and nothing cached, on ${machine}.`,
    '',
    '| Command | Result | Seconds |',
    '|---|---|---:|',
    ...rows,
    ...(isWhole ? [] : ['| `npm test` as a whole | not part of this rehearsal | |']),
    '',
    `Afterwards the packages took ${megabytes.packages} MB in the home folder, and the clone, which shares them, ${megabytes.clone} MB.`,
    '',
    `Hidden from them, because a bare machine lacks it: ${hidden.map((each) => `\`${each}\``).join(', ') || 'nothing, this machine is bare'}.`,
    '',
  ].join('\n');
}
