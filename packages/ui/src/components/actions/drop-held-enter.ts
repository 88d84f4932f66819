/** Elements in which a held Enter is harmless, because it only adds lines. */
const WRITES_LINES = 'textarea';

/**
 * Cancels the repeated events of a held Enter before the page handles them. Browsers submit the form, or click the button or
 * link, at each repeat, so one long press would send a wrong password or code until the server blocks the member. A held
 * Space is not affected, because it clicks when it is released.
 * @returns a function that stops it
 */
export function dropHeldEnter(page: Window): () => void {
  const handle = (event: KeyboardEvent) => {
    // While composing, Enter accepts the input method's suggestion.
    if (event.key !== 'Enter' || !event.repeat || event.isComposing) return;
    // Not `event.target`, which is the chat's shadow host instead of the field in it.
    const [target] = event.composedPath();
    if (target instanceof Element && target.matches(WRITES_LINES)) return;
    event.preventDefault();
    event.stopImmediatePropagation();
  };
  page.addEventListener('keydown', handle, { capture: true });
  return () => page.removeEventListener('keydown', handle, { capture: true });
}
