import { visibleText } from '#/text/visible-text';

/** Takes out of a field what nobody sees in it, with the caret where it was. Does nothing during IME composition. */
export function keepVisible(input: HTMLInputElement, event?: Event): void {
  if (event instanceof InputEvent && event.isComposing) return;
  const { value, selectionStart } = input;
  const visible = visibleText(value);
  if (visible === value) return;
  input.value = visible;
  const caret = visibleText(value.slice(0, selectionStart ?? value.length)).length;
  input.setSelectionRange(caret, caret);
}
