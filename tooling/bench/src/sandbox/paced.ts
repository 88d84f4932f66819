import { setTimeout as pause } from 'node:timers/promises';
import { timed } from '../harness/measure';

/** Starts a step every `everyMs`, even if the previous one has not ended. @returns the duration of each step, in ms */
export async function paced(
  steps: number,
  everyMs: number,
  step: (client: number, done: number) => Promise<unknown>,
): Promise<readonly number[]> {
  const startedAt = performance.now();
  return Promise.all(
    Array.from({ length: steps }, async (_, client) => {
      await pause(startedAt + client * everyMs - performance.now());
      return timed(() => step(client, 0));
    }),
  );
}
