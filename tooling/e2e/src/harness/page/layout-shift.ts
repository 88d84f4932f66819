import type { Page } from 'playwright-core';

/** An init script: records all unexpected layout shifts from the start of the page. */
export const watchShifts = () => {
  const total = { shift: 0 };
  Object.assign(window, { total });
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) {
      if ('value' in entry) total.shift += Number(entry.value);
    }
  }).observe({ type: 'layout-shift', buffered: true });
};

/** The sum of them so far, while files may still be awaited. */
export const shiftNow = (page: Page) =>
  page.evaluate(async () => {
    await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
    return (window as unknown as { total: { shift: number } }).total.shift;
  });

/** The sum of them so far, once fonts and frames are done. */
export const shiftOf = async (page: Page) => {
  await page.evaluate(async () => void (await document.fonts.ready));
  return shiftNow(page);
};
