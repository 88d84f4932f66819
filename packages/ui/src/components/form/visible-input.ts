import { visibleText } from '#/text/visible-text';

/** Takes out of a field what nobody sees in it, with the caret where it was. */
export function keepVisible(input: HTMLInputElement): void {
  const { value, selectionStart } = input;
  const visible = visibleText(value);
  if (visible === value) return;
  input.value = visible;
  const caret = visibleText(value.slice(0, selectionStart ?? value.length)).length;
  input.setSelectionRange(caret, caret);
}
