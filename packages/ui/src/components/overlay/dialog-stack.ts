/**
 * The open dialogs, topmost last. A modal dialog makes the rest of the page inert, so whatever must still be seen and
 * announced (toasts) has to be rendered inside it.
 */
let stack: readonly HTMLDialogElement[] = [];
const listeners = new Set<() => void>();

const change = (next: readonly HTMLDialogElement[]): void => {
  stack = next;
  for (const listener of listeners) listener();
};

/** The element that had focus before the first of the open dialogs opened. */
let opener: Element | null = null;

const isLost = (focused: Element | null): boolean =>
  !focused || focused === document.body || focused.closest('dialog:not([open])') !== null;

/** A dialog that closes in the same commit still has the focus, and returns it to the same opener. */
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

/** To be called before a dialog is unmounted: one that is shown in the same commit is the next step of its task. */
export function noteReplaced(dialog: HTMLDialogElement | null): void {
  if (!dialog?.open) return;
  isReplacing = true;
  queueMicrotask(() => {
    isReplacing = false;
  });
}

/** Whether a dialog that is shown now replaces another one. */
export const isNextStep = (): boolean => isReplacing;

/**
 * Restores focus to where it was before the first dialog, once the last has closed. The browser only restores it to
 * the element that had focus before each dialog: where one dialog replaced another, that element is gone too.
 */
export function giveFocusBack(): void {
  if (stack.length === 0 && isLost(document.activeElement) && opener instanceof HTMLElement) opener.focus();
}

export function subscribeDialogStack(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export const topDialog = (): HTMLDialogElement | null => stack.at(-1) ?? null;
