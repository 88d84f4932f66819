import { type ReactNode, startTransition } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { repeatEarlyPress, takeEarlyPress } from './first-press';
import { isNotFetched } from '#/code/missing-code';

/** Reports what React had to fix during hydration. A screen whose code failed to load shows that itself. */
function reportRecoverableError(error: unknown): void {
  const cause = error instanceof Error ? error.cause : null;
  if (!isNotFetched(cause)) window.reportError?.(error);
}

/** The attribute of <html> with the language and path of the prerendered page in the root. */
const START_ATTRIBUTE = 'data-start';

/**
 * Renders the app into the root. If the root contains the prerendered page that the app starts with, React hydrates it,
 * which keeps input, focus and pressed controls. The last press is repeated.
 * @param start the language and path of that page, or null if it is not prerendered
 */
export function takeOver(root: HTMLElement, app: ReactNode, start: string | null): void {
  const html = document.documentElement;
  const isPrerendered =
    start !== null && html.getAttribute(START_ATTRIBUTE) === start && root.firstChild !== null;
  // An inline script records presses while the attribute exists.
  html.removeAttribute(START_ATTRIBUTE);
  if (!isPrerendered) {
    // The storage has changed since, or contains a value that only the app can validate.
    root.replaceChildren();
    createRoot(root).render(app);
    return;
  }
  const early = takeEarlyPress(root);
  // In a transition, React yields to the browser every few milliseconds.
  startTransition(() => void hydrateRoot(root, app, { onRecoverableError: reportRecoverableError }));
  if (early) repeatEarlyPress(early);
}
