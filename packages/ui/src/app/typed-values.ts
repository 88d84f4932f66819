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

/** What a visitor did with the prerendered form before the app took over. */
export interface Typed {
  readonly fields: readonly TypedField[];
  /** Its button was pressed: the page's first lines noted it. */
  readonly isSent: boolean;
}

export const takeTyped = (root: ParentNode): Typed => ({
  fields: typedFields(root),
  isSent: root.querySelector('[data-waits="pressed"]') !== null,
});

function typedFields(root: ParentNode): TypedField[] {
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

/** Does the same with the app's form of the same names, the caret where it was. */
export function restoreTyped(root: ParentNode, { fields, isSent }: Typed): void {
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
  // React takes what was typed into its state at the end of this task's turn; then the form can be sent.
  if (isSent) queueMicrotask(() => root.querySelector<HTMLElement>('form [type="submit"]')?.click());
}
