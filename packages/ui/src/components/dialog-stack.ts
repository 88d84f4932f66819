/**
 * The open dialogs, the topmost last. A modal dialog makes the rest of the page silent and untouchable, so
 * whatever must still be seen and heard (toasts) has to live inside it.
 */
let stack: readonly HTMLDialogElement[] = [];
const listeners = new Set<() => void>();

const change = (next: readonly HTMLDialogElement[]): void => {
  stack = next;
  for (const listener of listeners) listener();
};

/** The one that was taken off the stack last, until what else changes with it is done. */
let last: HTMLDialogElement | null = null;

/** Where the focus was before the first of the open dialogs. */
let opener: Element | null = null;

const isLost = (focused: Element | null): boolean =>
  !focused || focused === document.body || focused.closest('dialog:not([open])') !== null;

/** Puts a dialog on top, before it takes the focus; the answer takes it away again. */
export function enterDialogStack(dialog: HTMLDialogElement): () => void {
  if (stack.length === 0 && !isLost(document.activeElement)) opener = document.activeElement;
  change([...stack, dialog]);
  return () => {
    change(stack.filter((each) => each !== dialog));
    last = dialog;
    queueMicrotask(() => {
      last = null;
      if (!dialog.isConnected) giveFocusBack();
    });
  };
}

/** Whether an open dialog has just left the page, and the next one stands in its place: one step of the same task. */
export const isStep = (): boolean => last !== null && !last.isConnected;

/**
 * Once the last dialog has gone the focus is where it was before the first. The browser gives it back to what had
 * it before each dialog: where one took another's place, that is gone too.
 */
export function giveFocusBack(): void {
  if (stack.length === 0 && isLost(document.activeElement) && opener instanceof HTMLElement) opener.focus();
}

export function subscribeDialogStack(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export const topDialog = (): HTMLDialogElement | null => stack.at(-1) ?? null;
