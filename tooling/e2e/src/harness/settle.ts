import type { Page } from 'playwright-core';

/** In the page: the fonts are there, no button shows that it works any more, and what ends by itself has ended. */
async function settleInPage(): Promise<void> {
  const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
  await document.fonts.ready;
  // A sign that a button works stays for 200 ms after the answer. Some are meant to stay for good.
  for (let left = 40; left > 0 && document.querySelector('[class*=_busy_]'); left -= 1) await frame();
  const isEnding = ({ playState, effect }: Animation) =>
    playState === 'running' && effect?.getComputedTiming().endTime !== Infinity;
  // Not for ever: a wheel turns for seconds.
  let isPatient = true;
  const patience = new Promise((resolve) => setTimeout(resolve, 1500)).then(() => {
    isPatient = false;
  });
  // One that ends may be followed by another: an answer that came meanwhile gives a button its colour.
  for (;;) {
    await frame();
    const ending = document.getAnimations().filter(isEnding);
    if (ending.length === 0 || !isPatient) return;
    await Promise.race([Promise.allSettled(ending.map(({ finished }) => finished)), patience]);
  }
}

/** Waits until the page stands still: colours in the middle of a fade are not looked at. */
export const settle = (page: Page): Promise<void> => page.evaluate(settleInPage);
