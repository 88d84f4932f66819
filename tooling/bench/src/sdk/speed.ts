import { getEventListeners } from 'node:events';
import { inTurns, median, percentile, timed } from '../harness/measure';
import { type Call, type Name, names, perContender } from './contenders/all';
import { open as openSdk } from './contenders/sdk';

type Figures = Record<Name, number>;
type Calls = Record<Name, Call>;

/** For each contender, the median over the rounds of its time relative to that of axios in the same round. */
const ratios = (rounds: Record<Name, readonly number[]>): Figures =>
  perContender((_, name) =>
    median(rounds[name].map((figure, round) => figure / (rounds.axios[round] ?? Number.NaN))),
  );

const processorMs = (): number => {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
};

interface Latency {
  readonly p50: Figures;
  readonly p95: Figures;
  readonly p50Ratio: Figures;
  /** CPU time of one call, relative to axios. Unlike the other figures, it does not grow with other load on the machine. */
  readonly processorRatio: Figures;
}

/** Measures calls one after another. */
export const latency = async (calls: Calls, rounds: number, count: number): Promise<Latency> => {
  const block = async (call: Call) => {
    const times: number[] = [];
    const from = processorMs();
    for (let index = 0; index < count; index += 1) times.push(await timed(call));
    return { times, processor: processorMs() - from };
  };
  const blocks = perContender((_, name) => () => block(calls[name]));
  await inTurns(3, blocks);
  const measured = await inTurns(rounds, blocks);
  const times = perContender((_, name) => measured[name].flatMap((one) => one.times));
  return {
    p50: perContender((_, name) => median(times[name])),
    p95: perContender((_, name) => percentile(times[name], 0.95)),
    p50Ratio: ratios(perContender((_, name) => measured[name].map((one) => median(one.times)))),
    processorRatio: ratios(perContender((_, name) => measured[name].map((one) => one.processor))),
  };
};

interface Throughput {
  readonly perSecond: Figures;
  readonly ratio: Figures;
}

/** Measures many calls at once. */
export const throughput = async (
  calls: Calls,
  rounds: number,
  total: number,
  inFlight: number,
): Promise<Throughput> => {
  const rate = async (call: Call): Promise<number> => {
    let left = total;
    const worker = async () => {
      while (left > 0) {
        left -= 1;
        await call();
      }
    };
    return (total * 1000) / (await timed(() => Promise.all(Array.from({ length: inFlight }, worker))));
  };
  const blocks = perContender((_, name) => () => rate(calls[name]));
  await inTurns(1, blocks);
  const rates = await inTurns(rounds, blocks);
  return { perSecond: perContender((_, name) => Math.round(median(rates[name]))), ratio: ratios(rates) };
};

const settledHeap = (): number => {
  for (let pass = 0; pass < 4; pass += 1) globalThis.gc?.();
  return process.memoryUsage().heapUsed;
};

/** Heap that is still in use after many calls, in bytes per call. Needs --expose-gc. */
export const heldPerCall = async (calls: Calls, count: number): Promise<Figures> => {
  const held = perContender(() => 0);
  for (const name of names) {
    const before = settledHeap();
    for (let index = 0; index < count; index += 1) await calls[name]();
    held[name] = Math.max(0, Math.round((settledHeap() - before) / count));
  }
  return held;
};

/** Listeners left on the caller's signal after many calls of the SDK with it. */
export const listenersLeft = async (baseURL: string, count: number): Promise<number> => {
  const { signal } = new AbortController();
  const call = openSdk(baseURL);
  for (let index = 0; index < count; index += 1) await call(signal);
  return getEventListeners(signal, 'abort').length;
};
