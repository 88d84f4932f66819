import { percentile, timed } from '../harness/measure';

/** Times in ms. */
export interface Rate {
  readonly perSecond: number;
  readonly p50: number;
  readonly p95: number;
  readonly p99: number;
}

/**
 * A closed loop: each client starts its next step as soon as the previous one has finished.
 * @param step makes one step; receives the client's number and how many steps the client has done
 */
export async function closedLoop(
  clients: number,
  seconds: number,
  step: (client: number, done: number) => Promise<unknown>,
): Promise<Rate> {
  const times: number[] = [];
  const startedAt = performance.now();
  const end = startedAt + seconds * 1000;
  await Promise.all(
    Array.from({ length: clients }, async (_, client) => {
      for (let done = 0; performance.now() < end; done += 1)
        times.push(await timed(() => step(client, done)));
    }),
  );
  const took = (performance.now() - startedAt) / 1000;
  const [p50 = 0, p95 = 0, p99 = 0] = [0.5, 0.95, 0.99].map((share) => percentile(times, share));
  return { perSecond: times.length / took, p50, p95, p99 };
}
