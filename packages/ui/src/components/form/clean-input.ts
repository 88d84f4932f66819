import { upperCaseName } from '#/text/upper-case-name';
import { visibleText } from '#/text/visible-text';

/**
 * Converts an input's value to upper case in place, and keeps the caret. Does nothing if the length would change (ß), because
 * the caret could not be kept then.
 */
export function keepUpperCase(input: HTMLInputElement): void {
  const upper = upperCaseName(input.value);
  if (upper === input.value || upper.length !== input.value.length) return;
  const { selectionStart, selectionEnd, selectionDirection } = input;
  input.value = upper;
  input.setSelectionRange(selectionStart, selectionEnd, selectionDirection ?? 'none');
}

/** Removes invisible characters from an input's value in place, and keeps the caret. */
export function keepVisible(input: HTMLInputElement): void {
  const { value, selectionStart } = input;
  const visible = visibleText(value);
  if (visible === value) return;
  input.value = visible;
  const caret = visibleText(value.slice(0, selectionStart ?? value.length)).length;
  input.setSelectionRange(caret, caret);
}
