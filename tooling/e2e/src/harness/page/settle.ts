import type { Page } from 'playwright-core';

/** Runs in the page. Waits for the fonts, for busy buttons and for finite animations. */
async function settleInPage(): Promise<void> {
  const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
  await document.fonts.ready;
  // A spinner stays for 200 ms after the response. Some scenes keep one for good, so the wait is limited.
  for (let left = 40; left > 0 && document.querySelector('[class*=_busy_]'); left -= 1) await frame();
  const isEnding = ({ playState, effect }: Animation) =>
    playState === 'running' && effect?.getComputedTiming().endTime !== Infinity;
  // Limited, because a wheel spins for seconds.
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

/** Waits until the page is still, so that no colour is measured in the middle of a transition. */
export const settle = (page: Page): Promise<void> => page.evaluate(settleInPage);
