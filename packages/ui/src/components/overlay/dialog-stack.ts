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

/** The dialog removed last, until the changes made along with its removal are done. */
let last: HTMLDialogElement | null = null;

/** The element that had focus before the first of the open dialogs opened. */
let opener: Element | null = null;

const isLost = (focused: Element | null): boolean =>
  !focused || focused === document.body || focused.closest('dialog:not([open])') !== null;

/** Adds a dialog on top, before it takes focus. Returns a function that removes it. */
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

/** How high each dialog was when it left. */
const heights = new WeakMap<HTMLDialogElement, number>();

/** To be called while the dialog is still there. */
export function noteHeight(dialog: HTMLDialogElement | null): void {
  if (dialog) heights.set(dialog, dialog.offsetHeight);
}

/**
 * The height of the dialog that has just been unmounted while open, which the next one replaces: a step of the same task.
 * Null if there was none.
 */
export const heightOfStepBefore = (): number | null =>
  last !== null && !last.isConnected ? (heights.get(last) ?? 0) : null;

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
