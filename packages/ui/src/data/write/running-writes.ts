let running = 0;
const waiting: (() => void)[] = [];

/** Counts a write as running until it ends. */
export async function whileWriting<T>(write: Promise<T>): Promise<T> {
  running += 1;
  try {
    return await write;
  } finally {
    running -= 1;
    if (running === 0) for (const resolve of waiting.splice(0)) resolve();
  }
}

/** Resolves once no write is running: unloading the page earlier would leave its outcome unknown. */
export const afterWrites = (): Promise<void> =>
  running === 0 ? Promise.resolve() : new Promise((resolve) => waiting.push(resolve));
