const { readFileSync } = require('node:fs');

/**
 * A filter of Jest: the files that the list in TEST_FILES has, one path a line.
 * @param {string[]} paths
 */
module.exports = (paths) => {
  const listed = new Set(readFileSync(process.env.TEST_FILES ?? '', 'utf8').split('\n'));
  return { filtered: paths.filter((path) => listed.has(path)) };
};
