/** What is done with a held Enter harms nobody there: it adds lines. */
const WRITES_LINES = 'textarea';

/**
 * Drops the repeats of an Enter that is held down, before anything on the page gets them. Browsers submit the form, or
 * click the button or link, at each: one long press would send a wrong password or code until the server blocks the
 * member. A held Space needs nothing: it clicks when it is released.
 * @returns stops it
 */
export function dropHeldEnter(page: Window): () => void {
  const handle = (event: KeyboardEvent) => {
    // Enter also accepts what an input method suggests.
    if (event.key !== 'Enter' || !event.repeat || event.isComposing) return;
    // The target of the event would be the host of the chat, not the field in it.
    const [target] = event.composedPath();
    if (target instanceof Element && target.matches(WRITES_LINES)) return;
    event.preventDefault();
    event.stopImmediatePropagation();
  };
  page.addEventListener('keydown', handle, { capture: true });
  return () => page.removeEventListener('keydown', handle, { capture: true });
}
