import type { Page, Request } from 'playwright-core';
import { TIMEOUT_MS } from '../harness/jest/timeout';
import type { InterceptingProxy } from '../harness/network/intercepting-proxy';
import { isTakenOver } from '../harness/page/is-taken-over';
import { settle } from '../harness/page/settle';

/** Runs in the page. Whether every carousel of the topmost dialog, or else of the page, has replaced its still row. */
const hasCarousels = (): boolean => {
  const scene = [...document.querySelectorAll('dialog[open]')].at(-1) ?? document;
  return scene.querySelector('[data-still]') === null;
};

/**
 * Tracks a tab's requests.
 * @returns a function that waits until all responses have arrived and the page is still. It ignores sockets and held
 *   requests, which never end.
 */
export function idleWaiter(page: Page, proxy: InterceptingProxy): () => Promise<void> {
  const running = new Set<Request>();
  page.on('request', (request) => running.add(request));
  page.on('requestfinished', (request) => running.delete(request));
  page.on('requestfailed', (request) => running.delete(request));
  const isEndless = (url: string) => url.includes('/socket.io/') || proxy.isHeld(url);
  const isAnswered = () => [...running].every((request) => isEndless(request.url()));
  return async () => {
    await page.waitForFunction(isTakenOver);
    const deadline = Date.now() + TIMEOUT_MS;
    // Twice in a row, because a response often triggers another request.
    for (let quiet = 0; quiet < 2 && Date.now() < deadline; quiet = isAnswered() ? quiet + 1 : 0) {
      await page.waitForTimeout(60);
    }
    const pending = [...running].map((request) => request.url()).filter((url) => !isEndless(url));
    running.clear();
    if (pending.length > 0) throw new Error(`Never answered: ${pending.join(', ')}`);
    await page.waitForFunction(hasCarousels);
    await settle(page);
  };
}
