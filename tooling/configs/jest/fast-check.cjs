// Stands in for fast-check in tests: the real one, with the same values in every run of `npm test`, so that a change is
// judged by what it changes and not by luck. The exhaustive run draws new ones, and prints the seed of what it finds.
const ITSELF = 'fast-check/itself';

/** @type {typeof import('fast-check')} */
const fc = require(ITSELF);

if (process.env.EXHAUSTIVE !== '1') fc.configureGlobal({ ...fc.readConfigureGlobal(), seed: 20_261_125 });

module.exports = fc;
