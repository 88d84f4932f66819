/**
 * Detects that focus was lost because a step of a task has removed the pressed button. Screen reader and keyboard users would
 * lose their position.
 * @param onLost moves focus to the start of the new content
 * @returns a function that stops the detection
 */
export function keepFocus(dialog: HTMLDialogElement, onLost: () => void): () => void {
  let held: Element | null = null;
  const remember = ({ target }: FocusEvent) => {
    held = target instanceof Element ? target : null;
  };
  const observer = new MutationObserver(() => {
    if (!held || held.isConnected) return;
    held = null;
    // Keeps focus that the new content has set itself.
    if (document.activeElement === document.body) onLost();
  });
  dialog.addEventListener('focusin', remember);
  observer.observe(dialog, { childList: true, subtree: true });
  return () => {
    observer.disconnect();
    dialog.removeEventListener('focusin', remember);
  };
}
