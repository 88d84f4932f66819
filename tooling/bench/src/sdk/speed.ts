import { execFileSync } from 'node:child_process';
import { getEventListeners } from 'node:events';
import { fileURLToPath } from 'node:url';
import { createClient, listStatement } from '@member-wallet/api-sdk';
import axios from 'axios';
import { startChild } from '../harness/child-process';
import { inTurns, median, timed } from '../harness/measure';
import { row, title } from '../harness/report';
import { runBench } from '../harness/run-bench';

type Call = (signal?: AbortSignal) => Promise<unknown>;

const HEADERS = { Authorization: 'Bearer token', 'X-Requested-With': 'XMLHttpRequest' };
const INPUT = { page: 1, limit: 24 };

/** The same call through axios alone and through the SDK, which also parses and validates the response. */
const callers = (baseURL: string): Readonly<Record<'axios' | 'sdk', Call>> => {
  const client = createClient({ baseURL, getToken: () => 'token' });
  return {
    axios: () => axios.post(`${baseURL}/api/statement`, INPUT, { headers: HEADERS, timeout: 60_000 }),
    sdk: (signal) => listStatement(client, INPUT, { signal }),
  };
};

/** Times of sequential calls, in ms. */
const timesOf = async (call: Call, count: number): Promise<readonly number[]> => {
  const times: number[] = [];
  for (let index = 0; index < count; index += 1) times.push(await timed(() => call()));
  return times;
};

const perSecond = async (call: Call, total: number, inFlight: number): Promise<number> => {
  let left = total;
  const worker = async () => {
    while (left > 0) {
      left -= 1;
      await call();
    }
  };
  const ms = await timed(() => Promise.all(Array.from({ length: inFlight }, worker)));
  return (total * 1000) / ms;
};

/** Heap bytes and listeners left after many calls with one signal. Needs --expose-gc. */
const leaks = async (call: Call, count: number): Promise<{ heap: number; listeners: number }> => {
  const { signal } = new AbortController();
  const settledHeap = () => {
    for (let pass = 0; pass < 4; pass += 1) globalThis.gc?.();
    return process.memoryUsage().heapUsed;
  };
  for (let index = 0; index < 1000; index += 1) await call(signal);
  const before = settledHeap();
  for (let index = 0; index < count; index += 1) await call(signal);
  return { heap: settledHeap() - before, listeners: getEventListeners(signal, 'abort').length };
};

/** CPU time of imports in a fresh process, in ms; wall time would include other processes. */
const importTime = (...modules: readonly string[]): number => {
  const imports = modules.map((name) => `await import('${name}');`).join('');
  const script = `const from = process.cpuUsage(); ${imports}
    const { user, system } = process.cpuUsage(from); console.log((user + system) / 1000)`;
  const cwd = fileURLToPath(new URL('.', import.meta.url));
  return Number(execFileSync(process.execPath, ['--input-type=module', '-e', script], { cwd }));
};

export const reportSpeed = (): Promise<void> =>
  runBench(async (closing) => {
    const program = new URL('statement-server.ts', import.meta.url);
    const server = await closing(
      startChild<{ url: string; bytes: number }>(program, [], { execArgv: ['--import', 'tsx'] }),
    );
    const { axios: plain, sdk } = callers(server.ready.url);
    const blocks = { libraries: () => timesOf(plain, 100), sdk: () => timesOf(sdk, 100) };
    await inTurns(4, blocks);

    title(`Speed, compared with the libraries alone (a response of ${server.ready.bytes} bytes on loopback)`);
    row('', 'SDK', 'alone', 'ratio', 'limit');
    const calls = await inTurns(20, blocks);
    const [one, bare] = [median(calls.sdk.flat()), median(calls.libraries.flat())];
    row('one call, p50 ms', one, bare, one / bare, '≤ 1.10');
    const rates = await inTurns(20, {
      libraries: () => perSecond(plain, 600, 32),
      sdk: () => perSecond(sdk, 600, 32),
    });
    const ratio = median(rates.sdk.map((rate, round) => rate / (rates.libraries[round] ?? Number.NaN)));
    const [sdkRate, plainRate] = [median(rates.sdk), median(rates.libraries)].map(Math.round);
    row('32 in flight, calls/s', sdkRate ?? 0, plainRate ?? 0, ratio, '≥ 0.90');
    const imports = await inTurns(21, {
      libraries: () => importTime('axios', 'zod/mini'),
      sdk: () => importTime('@member-wallet/api-sdk'),
    });
    const [own, libraries] = [median(imports.sdk), median(imports.libraries)];
    row('import, ms of processor time', own, libraries, own / libraries, '≤ 1.10');
    const left = await leaks(sdk, 5000);
    row('heap after 5,000 calls, kB', Math.round(left.heap / 1000), '', '', 'flat');
    row('abort listeners left', left.listeners, '', '', '0');
  });
