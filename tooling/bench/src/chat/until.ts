import { setTimeout as pause } from 'node:timers/promises';

/** Polls a condition. @param seconds the timeout */
export async function until(what: string, done: () => Promise<boolean>, seconds = 120): Promise<void> {
  for (let left = seconds * 5; left > 0; left -= 1) {
    if (await done()) return;
    await pause(200);
  }
  throw new Error(`Timed out waiting for: ${what}`);
}
