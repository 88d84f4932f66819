/** Parses the output of `npm start`, and the pages at the printed addresses. */

/** @typedef {{ title: string, url: string, logins: { username: string, password: string }[] }} Printed */

const ADDRESS = /^ +(\S.*?) +(http:\/\/\S+)$/;
const LOGIN = /^ +(\d+) \/ (\S+)/;

/**
 * The printed addresses, each with the logins below it. None before everything is ready.
 * @param {string} output
 * @returns {Printed[]}
 */
export function printedBy(output) {
  const [, welcome] = /^Ready\n([^]*Ctrl-C stops everything)/m.exec(output) ?? [];
  /** @type {Printed[]} */
  const found = [];
  for (const line of (welcome ?? '').split('\n')) {
    const [, title, url] = ADDRESS.exec(line) ?? [];
    if (title && url) found.push({ title, url, logins: [] });
    const [, username, password] = LOGIN.exec(line) ?? [];
    if (username && password) found.at(-1)?.logins.push({ username, password });
  }
  return found;
}

/**
 * The scripts and style sheets that a page references.
 * @param {string} html
 */
export const assetsOf = (html) => [
  ...new Set(Array.from(html.matchAll(/"(\/assets\/[\w.-]+\.(?:js|css))"/g), ([, path = '']) => path)),
];
