interface TypedField {
  readonly name: string;
  readonly value: string;
  readonly checked: boolean;
  readonly focused: boolean;
  readonly selection: readonly [number | null, number | null];
}

const fieldsIn = (root: ParentNode) => [...root.querySelectorAll<HTMLInputElement>('input[name]')];

const isTouched = (input: HTMLInputElement) =>
  input.type === 'checkbox' ? input.checked : input.value !== '';

/** What a visitor typed into the prerendered form before the app took over. */
export function takeTyped(root: ParentNode): TypedField[] {
  return fieldsIn(root)
    .filter((input) => input === document.activeElement || isTouched(input))
    .map((input) => ({
      name: input.name,
      value: input.value,
      checked: input.checked,
      focused: input === document.activeElement,
      selection: [input.selectionStart, input.selectionEnd] as const,
    }));
}

/** Sets a property past React's own bookkeeping, so that the event which follows counts as typing. */
function setAsTyped(input: HTMLInputElement, property: 'value', value: string): void {
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, property)?.set?.call(input, value);
  input.dispatchEvent(new Event('input', { bubbles: true }));
}

/** Puts it into the app's form of the same names, with the caret where it was. */
export function restoreTyped(root: ParentNode, fields: readonly TypedField[]): void {
  const inputs = new Map(fieldsIn(root).map((input) => [input.name, input]));
  for (const { name, value, checked, focused, selection } of fields) {
    const input = inputs.get(name);
    if (!input) continue;
    if (input.type === 'checkbox') {
      if (input.checked !== checked) input.click();
    } else if (value !== '') {
      setAsTyped(input, 'value', value);
    }
    if (!focused) continue;
    input.focus({ preventScroll: true });
    const [start, end] = selection;
    if (start !== null && input.type !== 'checkbox') input.setSelectionRange(start, end);
  }
}
