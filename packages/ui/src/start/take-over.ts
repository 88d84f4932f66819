import { type ReactNode, startTransition } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { repeatEarlyPress, takeEarlyPress } from './first-press';
import { isNotFetched } from '#/code/missing-code';

/**
 * A screen whose code could not be fetched shows that itself, with a way to try again. Everything else that React had to
 * mend is a fault of the page.
 */
function report(error: unknown): void {
  const cause = error instanceof Error ? error.cause : null;
  if (!isNotFetched(cause)) window.reportError?.(error);
}

/** On <html>: the language and the path of the prerendered page that an inline script has put into the root. */
const START = 'data-start';

/**
 * Shows the app in the root. If the root has the prerendered page that the app begins with, React takes over its
 * elements: what was typed, focused or is being held down stays. The last press is repeated.
 * @param start the language and the path of that page, or null if it is not prerendered
 */
export function takeOver(root: HTMLElement, app: ReactNode, start: string | null): void {
  const html = document.documentElement;
  const isPrerendered = start !== null && html.getAttribute(START) === start && root.firstChild !== null;
  // An inline script records presses while this is there.
  html.removeAttribute(START);
  if (!isPrerendered) {
    // The storage has changed since, or holds something that only the app can check.
    root.replaceChildren();
    createRoot(root).render(app);
    return;
  }
  const early = takeEarlyPress(root);
  // In a transition React yields to the browser every few milliseconds.
  startTransition(() => void hydrateRoot(root, app, { onRecoverableError: report }));
  if (early) repeatEarlyPress(early);
}
