import { basename } from 'node:path';
import { stripVTControlCharacters } from 'node:util';

/** Groups failures by the first line of their messages, so that a few lines show a common cause. */

/** @typedef {Pick<import('./second-try.mjs').NamedFailure, 'name' | 'file' | 'tests' | 'message'>} Failure */

const MOST_CAUSES = 5;
const LONGEST = 160;

/** Jest's headings, such as "● Test suite failed to run", and blank lines. */
const NO_MESSAGE = /^(?:●.*)?$/;
/** Jest's first line names the matcher; the received value follows. */
const MATCHER = /^(?:Error: )?((?:expect\(|assert\b).*?\))(?: \/\/.*)?$/;
/** The first added line of a diff, or the received value, but no brackets and not the diff's legend. */
const RECEIVED = /^(?:\+(?! Received {2}[+-] \d)(?!.*[[{]$).*\w.*|Received\b.*)$/;
/** A fault as a text, from tests that compare lists of faults. */
const WORDS = /^\+?\s*"(.*\s.*)",?$/;

/**
 * The first line of a message that states what went wrong.
 * @param {string} message
 */
export function firstLine(message) {
  const lines = stripVTControlCharacters(message)
    .split('\n')
    .map((line) => line.trim());
  const at = lines.findIndex((line) => !NO_MESSAGE.test(line));
  const line = lines[at] ?? 'no message';
  const matcher = MATCHER.exec(line)?.[1];
  const received = matcher && lines.slice(at + 1).find((each) => RECEIVED.test(each));
  const words = received && WORDS.exec(received)?.[1]?.replaceAll(String.raw`\"`, '"');
  const said = words ?? (received ? `${matcher}: ${received.replaceAll(/^\+\s*|,$/g, '')}` : line);
  return said.replace(/^Error: /, '');
}

/** @type {readonly RegExp[]} */
const VARYING = [
  /\b\w+:\/\/[^\s"'`)]+/g,
  /"[^"]*"|“[^”]*”|`[^`]*`/g,
  // An apostrophe within a word is not a quotation mark.
  /(?<!\w)'[^']*'(?!\w)/g,
  /(?:\.{1,2}|[\w@.-]+)?(?:\/[\w@.-]+)+/g,
  /\b(?=[a-f]*\d)[\da-f]{7,}\b/g,
  /\d+(?:[.,:]\d+)*/g,
];

/**
 * The line without details that differ between failures with the same cause: URLs, quoted texts, paths, numbers.
 * @param {string} line
 */
export const withoutDetails = (line) =>
  VARYING.reduce((text, pattern) => text.replaceAll(pattern, '…'), line)
    .replaceAll(/…+/g, '…')
    .slice(0, LONGEST);

const place = (/** @type {Failure} */ { file, tests }) =>
  `${basename(file)} › ${tests[0] ?? 'the whole file'}`.slice(0, LONGEST);

/**
 * Lines that several failures have in common, most frequent first. Empty if each failure has another message.
 * @param {readonly Failure[]} failures
 * @returns {string[]} such as "21 × its accessibility tree changed: … (first: home.visual.ts › shows home)"
 */
export function likelyCauses(failures) {
  /** @type {Map<string, { count: number, lines: Set<string>, first: Failure }>} */
  const groups = new Map();
  for (const failure of failures) {
    const line = firstLine(failure.message);
    const key = withoutDetails(line);
    const group = groups.get(key) ?? { count: 0, lines: new Set(), first: failure };
    group.lines.add(line);
    groups.set(key, { ...group, count: group.count + 1 });
  }
  const shared = [...groups]
    .filter(([, { count }]) => count > 1)
    .sort(([, one], [, other]) => other.count - one.count)
    .slice(0, MOST_CAUSES);
  if (shared.length === 0) return [];
  const rest = failures.length - shared.reduce((sum, [, { count }]) => sum + count, 0);
  return [
    ...shared.map(([key, { count, lines, first }]) => {
      const [line = ''] = lines;
      return `${count} × ${lines.size === 1 ? line.slice(0, LONGEST) : key} (first: ${place(first)})`;
    }),
    ...(rest > 0 ? [`${rest} × other messages`] : []),
  ];
}
