/** The longest wait for styles, in ms. After that, a working page matters more than its looks. */
const MAX_WAIT_MS = 3000;

/**
 * Waits for the styles that the inline script loads. The document only contains those of the prerendered page, which
 * the app is about to change. The script marks the link until it has loaded or failed.
 */
export async function untilStyled(page: Document): Promise<void> {
  const awaited = page.querySelector('link[data-awaited]');
  if (!awaited) return;
  await new Promise<void>((resolve) => {
    const done = () => resolve();
    awaited.addEventListener('load', done);
    awaited.addEventListener('error', done);
    setTimeout(done, MAX_WAIT_MS);
  });
}
