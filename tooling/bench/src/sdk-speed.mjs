// Speed of a call that is parsed and checked, beside axios alone, in one run: blocks take turns, so that
// whatever slows the machine down slows both.
import axios from 'axios';
import { createClient, listStatement } from '@member-wallet/api-sdk';
import { execFileSync, fork } from 'node:child_process';
import { getEventListeners } from 'node:events';
import { fileURLToPath } from 'node:url';

const median = (values) => [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)];
const input = { page: 1, limit: 24 };

const startServer = async () => {
  const server = fork(new URL('./sdk-server.mjs', import.meta.url));
  const { port, bytes } = await new Promise((resolve) => server.once('message', resolve));
  return { baseURL: `http://127.0.0.1:${port}`, bytes, stop: () => server.kill() };
};

const callers = (baseURL) => {
  const client = createClient({ baseURL, getToken: () => 'token' });
  const headers = { Authorization: 'Bearer token', 'X-Requested-With': 'XMLHttpRequest' };
  return {
    axios: async () =>
      (await axios.post(`${baseURL}/api/statement`, input, { headers, timeout: 60_000 })).data,
    sdk: (signal) => listStatement(client, input, { signal }),
  };
};

const oneByOne = async ({ axios, sdk }, blocks, perBlock) => {
  const times = { axios: [], sdk: [] };
  const block = async (name, call) => {
    for (let index = 0; index < perBlock; index += 1) {
      const from = performance.now();
      await call();
      times[name].push(performance.now() - from);
    }
  };
  for (let round = 0; round < blocks; round += 1) {
    await block('axios', axios);
    await block('sdk', sdk);
  }
  return { axios: median(times.axios), sdk: median(times.sdk) };
};

const perSecond = async (call, total, inFlight) => {
  let left = total;
  const from = performance.now();
  const worker = async () => {
    while (left > 0) {
      left -= 1;
      await call();
    }
  };
  await Promise.all(Array.from({ length: inFlight }, worker));
  return (total * 1000) / (performance.now() - from);
};

const inFlight = async ({ axios, sdk }, rounds) => {
  const rates = { axios: [], sdk: [] };
  for (let round = 0; round < rounds; round += 1) {
    // Who goes first changes, so that a neighbour that comes or goes favours nobody.
    const turns = [
      ['axios', axios],
      ['sdk', sdk],
    ];
    if (round % 2) turns.reverse();
    for (const [name, call] of turns) rates[name].push(await perSecond(call, 600, 32));
  }
  const ratio = median(rates.sdk.map((rate, round) => rate / rates.axios[round]));
  return { axios: median(rates.axios), sdk: median(rates.sdk), ratio };
};

/** Bytes of heap and listeners left over by many calls with one signal. Needs --expose-gc. */
const leaks = async ({ sdk }, calls) => {
  const { signal } = new AbortController();
  const settle = () => {
    for (let pass = 0; pass < 4; pass += 1) globalThis.gc();
    return process.memoryUsage().heapUsed;
  };
  for (let index = 0; index < 1000; index += 1) await sdk(signal);
  const before = settle();
  for (let index = 0; index < calls; index += 1) await sdk(signal);
  return { heap: settle() - before, listeners: getEventListeners(signal, 'abort').length };
};

/** Milliseconds of processor time that an import takes in a fresh process; the clock would count the neighbours too. */
const importTimes = (rounds) => {
  const script = (modules) =>
    `const from = process.cpuUsage(); ${modules.map((name) => `await import('${name}');`).join('')}` +
    'const { user, system } = process.cpuUsage(from); console.log((user + system) / 1000)';
  const cwd = fileURLToPath(new URL('.', import.meta.url));
  const time = (...modules) =>
    Number(execFileSync(process.execPath, ['--input-type=module', '-e', script(modules)], { cwd }));
  const times = { libraries: [], sdk: [] };
  for (let round = 0; round < rounds; round += 1) {
    times.libraries.push(time('axios', 'zod/mini'));
    times.sdk.push(time('@member-wallet/api-sdk'));
  }
  return { libraries: median(times.libraries), sdk: median(times.sdk) };
};

export const speed = async () => {
  const server = await startServer();
  try {
    const calls = callers(server.baseURL);
    await oneByOne(calls, 4, 100);
    return {
      bytes: server.bytes,
      call: await oneByOne(calls, 20, 100),
      rate: await inFlight(calls, 20),
      leaks: await leaks(calls, 5000),
      imports: importTimes(21),
    };
  } finally {
    server.stop();
  }
};

export const printSpeed = ({ bytes, call, rate, leaks: left, imports }) => {
  const row = (sdk, other, ratio, limit) => ({ sdk, 'libraries alone': other, ratio, limit });
  console.log(`\nSpeed, beside the libraries alone (an answer of ${bytes} bytes on loopback)`);
  console.table({
    'one call, p50 ms': row(
      call.sdk.toFixed(3),
      call.axios.toFixed(3),
      (call.sdk / call.axios).toFixed(2),
      '≤ 1.10',
    ),
    '32 in flight, calls/s': row(rate.sdk.toFixed(0), rate.axios.toFixed(0), rate.ratio.toFixed(2), '≥ 0.90'),
    'import, ms of processor time': row(
      imports.sdk.toFixed(0),
      imports.libraries.toFixed(0),
      (imports.sdk / imports.libraries).toFixed(2),
      '≤ 1.10',
    ),
    'heap after 5,000 calls, kB': row((left.heap / 1000).toFixed(0), '', '', 'flat'),
    'abort listeners left': row(String(left.listeners), '', '', '0'),
  });
};

if (process.argv[1] === fileURLToPath(import.meta.url)) printSpeed(await speed());
