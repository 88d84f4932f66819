import type { Page } from 'playwright-core';

/** An init script: sums up all layout shifts of the page. */
export const watchShifts = () => {
  const total = { shift: 0 };
  Object.assign(window, { total });
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) {
      if ('value' in entry) total.shift += Number(entry.value);
    }
  }).observe({ type: 'layout-shift', buffered: true });
};

/** The total shift so far, without waiting for files. */
export const shiftNow = (page: Page) =>
  page.evaluate(async () => {
    await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
    return (window as unknown as { total: { shift: number } }).total.shift;
  });

/** The total shift so far, once the fonts have loaded. */
export const shiftOf = async (page: Page) => {
  await page.evaluate(async () => void (await document.fonts.ready));
  return shiftNow(page);
};
