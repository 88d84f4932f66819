import type { Page } from 'playwright-core';

/** Runs in the page. Waits for fonts, busy buttons and finite animations. */
async function settleInPage(): Promise<void> {
  const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
  await document.fonts.ready;
  // A spinner stays for 200 ms after the response. The wait is limited, because some scenes keep one.
  for (let left = 40; left > 0 && document.querySelector('[class*=_busy_]'); left -= 1) await frame();
  const isEnding = ({ playState, effect }: Animation) =>
    playState === 'running' && effect?.getComputedTiming().endTime !== Infinity;
  // Limited, because the wheel spins for seconds.
  let isPatient = true;
  const patience = new Promise((resolve) => setTimeout(resolve, 1500)).then(() => {
    isPatient = false;
  });
  // An animation may follow another: a response may enable a button, which then changes its colour.
  for (;;) {
    await frame();
    const ending = document.getAnimations().filter(isEnding);
    if (ending.length === 0 || !isPatient) return;
    await Promise.race([Promise.allSettled(ending.map(({ finished }) => finished)), patience]);
  }
}

/** Waits until the page is idle, so that no colour is measured during a transition. */
export const settle = (page: Page): Promise<void> => page.evaluate(settleInPage);
