/**
 * A step of a task takes the button away that led to it, and the focus with it: somebody who listens or has no
 * pointer would stand on nothing. Watches for that until the answer is called.
 * @param onLost puts the focus where the new content starts
 */
export function keepFocus(dialog: HTMLDialogElement, onLost: () => void): () => void {
  let held: Element | null = null;
  const remember = ({ target }: FocusEvent) => {
    held = target instanceof Element ? target : null;
  };
  const watch = new MutationObserver(() => {
    if (!held || held.isConnected) return;
    held = null;
    // What the new content focused itself keeps it.
    if (document.activeElement === document.body) onLost();
  });
  dialog.addEventListener('focusin', remember);
  watch.observe(dialog, { childList: true, subtree: true });
  return () => {
    watch.disconnect();
    dialog.removeEventListener('focusin', remember);
  };
}
