const { readFileSync } = require('node:fs');

/**
 * A filter for Jest: only the files listed in TEST_FILES, which is a file with one path per line.
 * @param {string[]} paths
 */
module.exports = (paths) => {
  const listed = new Set(readFileSync(process.env.TEST_FILES ?? '', 'utf8').split('\n'));
  return { filtered: paths.filter((path) => listed.has(path)) };
};
