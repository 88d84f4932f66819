/**
 * The open dialogs, topmost last. A modal dialog makes the rest of the page inert, so toasts, which must still be visible and
 * announced, are rendered inside the topmost one.
 */
let stack: readonly HTMLDialogElement[] = [];
const listeners = new Set<() => void>();

const change = (next: readonly HTMLDialogElement[]): void => {
  stack = next;
  for (const listener of listeners) listener();
};

/** The element that had focus before the first open dialog opened. */
let opener: Element | null = null;

const isLost = (focused: Element | null): boolean =>
  !focused || focused === document.body || focused.closest('dialog:not([open])') !== null;

/** Whether focus is in a dialog. One that closes in the same commit still has focus, and its opener is kept. */
const isInDialog = (focused: Element | null): boolean => Boolean(focused?.closest('dialog'));

/** Adds a dialog on top, before it takes focus. Returns a function that removes it. */
export function enterDialogStack(dialog: HTMLDialogElement): () => void {
  const focused = document.activeElement;
  if (stack.length === 0 && !isLost(focused) && !isInDialog(focused)) opener = focused;
  change([...stack, dialog]);
  return () => {
    change(stack.filter((each) => each !== dialog));
    queueMicrotask(() => {
      if (!dialog.isConnected) giveFocusBack();
    });
  };
}

let isReplacing = false;

/** Must be called before a dialog is unmounted. A dialog that is shown in the same commit counts as its next step. */
export function noteReplaced(dialog: HTMLDialogElement | null): void {
  if (!dialog?.open) return;
  isReplacing = true;
  queueMicrotask(() => {
    isReplacing = false;
  });
}

/** Whether a dialog that is shown in this commit replaces another one. */
export const isNextStep = (): boolean => isReplacing;

/**
 * Returns focus to where it was before the first dialog, once the last one has closed. The browser alone returns it to the
 * element that had focus before that dialog, which no longer exists if one dialog has replaced another.
 */
export function giveFocusBack(): void {
  if (stack.length === 0 && isLost(document.activeElement) && opener instanceof HTMLElement) opener.focus();
}

export function subscribeDialogStack(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export const topDialog = (): HTMLDialogElement | null => stack.at(-1) ?? null;
