/** The last press on the prerendered page: the control, and 'click' or the name of a key. */
export interface EarlyPress {
  readonly control: HTMLElement;
  readonly press: string;
}

/** Reads and removes the inline script's mark on the pressed control, which React must not find during hydration. */
export function takeEarlyPress(root: ParentNode): EarlyPress | null {
  const control = root.querySelector<HTMLElement>('[data-pressed]');
  const press = control?.getAttribute('data-pressed');
  control?.removeAttribute('data-pressed');
  return control && press ? { control, press } : null;
}

/**
 * Repeats the press on the same element. React hydrates the target of a click or a key before it handles the event, but
 * not that of a form's submission, so the key is dispatched first.
 */
export function repeatEarlyPress({ control, press }: EarlyPress): void {
  // A press also focuses the control, and a menu or dialog later returns the focus to it. Some browsers do not focus
  // buttons.
  if (document.activeElement === document.body) control.focus({ preventScroll: true });
  if (press === 'click') return control.click();
  control.dispatchEvent(new KeyboardEvent('keydown', { key: press, bubbles: true, cancelable: true }));
  const form = control instanceof HTMLInputElement ? control.form : null;
  // Safari supports requestSubmit since version 16.
  if (form && typeof form.requestSubmit === 'function') form.requestSubmit();
  else form?.dispatchEvent(new SubmitEvent('submit', { bubbles: true, cancelable: true }));
}
