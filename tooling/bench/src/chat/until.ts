import { setTimeout as pause } from 'node:timers/promises';

/** @param seconds how long it may take */
export async function until(what: string, done: () => Promise<boolean>, seconds = 120): Promise<void> {
  for (let left = seconds * 5; left > 0; left -= 1) {
    if (await done()) return;
    await pause(200);
  }
  throw new Error(`It never came to this: ${what}`);
}
