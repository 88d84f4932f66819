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

const labelOf = (button: Element) => button.getAttribute('aria-label') ?? button.textContent;

/** What somebody did with the prerendered page before the app took over. */
export interface EarlyInput {
  readonly fields: readonly TypedField[];
  /** The label of the button that was pressed last: the page's first lines marked it. */
  readonly pressed: string | null;
}

export function takeEarlyInput(root: ParentNode): EarlyInput {
  const button = root.querySelector('button[data-pressed]');
  return { fields: typedFields(root), pressed: button && labelOf(button) };
}

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

/** Does the same with the app: fields of the same names, the caret where it was, then the button of the same label. */
export function repeatEarlyInput(root: ParentNode, { fields, pressed }: EarlyInput): void {
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
  if (pressed === null) return;
  // React takes what was typed into its state at the end of this task's turn; then the form can be sent.
  queueMicrotask(() => {
    const button = [...root.querySelectorAll('button')].find((each) => labelOf(each) === pressed);
    // A press gives focus too: what it opens hands it back.
    button?.focus({ preventScroll: true });
    button?.click();
  });
}
