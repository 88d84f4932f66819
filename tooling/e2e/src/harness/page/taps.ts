import type { Page } from 'playwright-core';

/** Starts counting taps on this page. @returns a function that reads the count */
export async function countTaps(page: Page): Promise<() => Promise<number>> {
  await page.evaluate(() => {
    const counter = window as unknown as { taps?: number };
    if (counter.taps === undefined) {
      window.addEventListener('pointerdown', () => (counter.taps = (counter.taps ?? 0) + 1), {
        capture: true,
      });
    }
    counter.taps = 0;
  });
  return () => page.evaluate(() => (window as unknown as { taps: number }).taps);
}
