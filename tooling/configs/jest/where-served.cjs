/* global describe, test */

/**
 * @param {{ title: string, names: readonly string[], what?: string }} options
 * @param {(...addresses: string[]) => void} suite
 */
exports.whereServed = function whereServed({ title, names, what = title }, suite) {
  const missing = names.filter((name) => !process.env[name]);
  describe(title, () => {
    if (missing.length === 0) suite(...names.map((name) => process.env[name] ?? ''));
    else if (process.env.REQUIRE_SERVICES === '1') {
      test(`needs ${names.join(' and ')}`, () => {
        throw new Error(`REQUIRE_SERVICES=1 requires this suite. Not set: ${missing.join(', ')}.`);
      });
    } else {
      // The summary of `npm test` lists skipped tests whose names begin like this.
      test.skip(`not run here: ${what}; needs ${names.join(' and ')}`, () => undefined);
    }
  });
};
