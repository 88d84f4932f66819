import { stripVTControlCharacters } from 'node:util';

/** @param {string} output of a check that leaves no test results */
export const lastLinesOf = (output) => stripVTControlCharacters(output).split('\n').slice(-40).join('\n');

/** Turbo ends with "Failed:    @member-wallet/ui#test, @member-wallet/chat#test". */
const FAILED_TASKS = /^\s*Failed:\s+(\S+#\S+(?:, \S+#\S+)*)\s*$/m;

/**
 * The packages whose tasks failed in a run of turbo.
 * @param {string} output
 * @returns {string[]} such as "@member-wallet/ui"
 */
export const failedPackagesIn = (output) =>
  (FAILED_TASKS.exec(stripVTControlCharacters(output))?.[1] ?? '')
    .split(', ')
    .map((task) => task.replace(/#.*/, ''))
    .filter((name) => name !== '');
