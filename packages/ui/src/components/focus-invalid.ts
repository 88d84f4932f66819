/**
 * Moves focus to the first field that is marked as wrong, once it is: the sentence below it is read out, and a
 * phone scrolls it into view.
 */
export function focusFirstInvalid(form: HTMLElement): void {
  setTimeout(() => form.querySelector<HTMLElement>('[aria-invalid="true"], [data-invalid]')?.focus());
}
