/** How long the app waits for styles, in milliseconds: a page that works is worth more than one that looks right. */
const LONGEST_WAIT = 3000;

/**
 * Waits for the styles that the start script fetches: the document has only those of the prerendered page, which the
 * app is about to add to. The script marks the link until it has loaded or failed.
 */
export async function untilStyled(page: Document): Promise<void> {
  const awaited = page.querySelector('link[data-awaited]');
  if (!awaited) return;
  await new Promise<void>((resolve) => {
    const done = () => resolve();
    awaited.addEventListener('load', done);
    awaited.addEventListener('error', done);
    setTimeout(done, LONGEST_WAIT);
  });
}
