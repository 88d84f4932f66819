import { upperCaseName } from '#/text/upper-case-name';

/**
 * Converts an input's value to upper case in place. Does nothing if the length would change (ß), because then the
 * caret could not be kept.
 */
export function keepUpperCase(input: HTMLInputElement): void {
  const upper = upperCaseName(input.value);
  if (upper === input.value || upper.length !== input.value.length) return;
  const { selectionStart, selectionEnd, selectionDirection } = input;
  input.value = upper;
  input.setSelectionRange(selectionStart, selectionEnd, selectionDirection ?? 'none');
}
