import { upperCaseName } from '#/validation/holder-name';

/**
 * Rewrites an input's text in upper case where it stands. Left alone while an input method composes, and where
 * the upper case has another length (ß), because then the caret could not stay.
 */
export function keepUpperCase(input: HTMLInputElement, event?: Event): void {
  if (event instanceof InputEvent && event.isComposing) return;
  const upper = upperCaseName(input.value);
  if (upper === input.value || upper.length !== input.value.length) return;
  const { selectionStart, selectionEnd, selectionDirection } = input;
  input.value = upper;
  input.setSelectionRange(selectionStart, selectionEnd, selectionDirection ?? 'none');
}
