import type { Page, Request } from 'playwright-core';
import { PATIENCE } from '../harness/patience';
import type { Front } from '../harness/front';
import { settle } from '../harness/settle';

/**
 * In the page: what is there is the app and no longer its prerendered picture, nor the page that waits for a screen's
 * code, which React keeps for a moment after the code has come. Pages of the sandbox have no such root.
 */
export const isTakenOver = (): boolean => {
  const root = document.getElementById('root');
  if (!root) return true;
  const isApp = Object.keys(root).some((name) => name.startsWith('__reactContainer'));
  return isApp && document.querySelector('h1') !== null;
};

/**
 * Watches what a tab asks for.
 * @returns resolves when every answer is there and the page stands still. Sockets stay open, and what is held
 *   never ends: nobody waits for those.
 */
export function watchRest(page: Page, front: Front): () => Promise<void> {
  const running = new Set<Request>();
  page.on('request', (request) => running.add(request));
  page.on('requestfinished', (request) => running.delete(request));
  page.on('requestfailed', (request) => running.delete(request));
  const isEndless = (url: string) => url.includes('/socket.io/') || front.isHeld(url);
  const isAnswered = () => [...running].every((request) => isEndless(request.url()));
  return async () => {
    await page.waitForFunction(isTakenOver);
    const deadline = Date.now() + PATIENCE;
    // Twice in a row: one answer often leads to the next question.
    for (let quiet = 0; quiet < 2 && Date.now() < deadline; quiet = isAnswered() ? quiet + 1 : 0) {
      await page.waitForTimeout(60);
    }
    running.clear();
    await settle(page);
  };
}
