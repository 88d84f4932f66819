// Replaces fast-check in tests by fast-check with a fixed seed, so that a failure of `npm test` is due to a change and not
// to new random values. The exhaustive run uses random seeds, and prints the seed of a failure.
const ITSELF = 'fast-check/itself';

/** @type {typeof import('fast-check')} */
const fc = require(ITSELF);

if (process.env.EXHAUSTIVE !== '1') fc.configureGlobal({ ...fc.readConfigureGlobal(), seed: 20_261_125 });

module.exports = fc;
