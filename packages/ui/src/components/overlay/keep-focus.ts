/**
 * A step of a task may remove the button that was pressed and with it the focus, which leaves screen reader and
 * keyboard users without a position. Watches for that.
 * @param onLost moves focus to the start of the new content
 * @returns stops watching
 */
export function keepFocus(dialog: HTMLDialogElement, onLost: () => void): () => void {
  let held: Element | null = null;
  const remember = ({ target }: FocusEvent) => {
    held = target instanceof Element ? target : null;
  };
  const observer = new MutationObserver(() => {
    if (!held || held.isConnected) return;
    held = null;
    // Do not override focus that the new content has taken itself.
    if (document.activeElement === document.body) onLost();
  });
  dialog.addEventListener('focusin', remember);
  observer.observe(dialog, { childList: true, subtree: true });
  return () => {
    observer.disconnect();
    dialog.removeEventListener('focusin', remember);
  };
}
