const { once } = require('node:events');
const { createServer } = require('node:net');

exports.IS_EXHAUSTIVE = process.env.EXHAUSTIVE === '1';

/** @param {number} usual @param {number} exhaustive */
exports.runs = (usual, exhaustive) => (exports.IS_EXHAUSTIVE ? exhaustive : usual);

/** @template T @param {readonly T[]} all @param {readonly T[]} some */
exports.sampled = (all, ...some) => (exports.IS_EXHAUSTIVE ? all : some);

/** @param {() => unknown} done @param {number} withinMs */
exports.until = async (done, withinMs = 60_000) => {
  const end = Date.now() + withinMs;
  while (!(await done())) {
    if (Date.now() > end) throw new Error(`Not within ${withinMs} ms: ${done}`);
    await new Promise((resolve) => setTimeout(resolve, 25));
  }
};

exports.freePort = async () => {
  const probe = createServer().listen(0, '127.0.0.1');
  await once(probe, 'listening');
  const address = probe.address();
  await new Promise((resolve) => probe.close(resolve));
  if (address === null || typeof address === 'string') throw new Error('The server has no port.');
  return address.port;
};
