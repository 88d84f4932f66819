/** The control of the prerendered page that was pressed last, and how: 'click' or the name of a key. */
export interface EarlyPress {
  readonly control: HTMLElement;
  readonly press: string;
}

/** The page's start script marks the control that was pressed; React must not find the mark. */
export function takeEarlyPress(root: ParentNode): EarlyPress | null {
  const control = root.querySelector<HTMLElement>('[data-pressed]');
  const press = control?.getAttribute('data-pressed');
  control?.removeAttribute('data-pressed');
  return control && press ? { control, press } : null;
}

/**
 * Repeats it on the same element. React completes what the press reaches before it handles the press: a click and a
 * key, but not the sending of a form, so the key that sends it comes first.
 */
export function repeatEarlyPress({ control, press }: EarlyPress): void {
  // A press focuses too, and what it opens returns the focus. Some browsers do not focus buttons.
  if (document.activeElement === document.body) control.focus({ preventScroll: true });
  if (press === 'click') return control.click();
  control.dispatchEvent(new KeyboardEvent('keydown', { key: press, bubbles: true, cancelable: true }));
  const form = control instanceof HTMLInputElement ? control.form : null;
  // Safari has requestSubmit since 16.
  if (form && typeof form.requestSubmit === 'function') form.requestSubmit();
  else form?.dispatchEvent(new SubmitEvent('submit', { bubbles: true, cancelable: true }));
}
