interface TypedField {
  readonly name: string;
  readonly value: string;
  readonly checked: boolean;
}

/** Identifies an element: the `nth` of those with the same name. Both pages have the same texts. */
interface Place {
  readonly called: string;
  readonly nth: number;
}

/** What the user did on the prerendered page before the app took over. */
export interface EarlyInput {
  readonly fields: readonly TypedField[];
  readonly focused: (Place & { readonly selection: readonly [number | null, number | null] }) | null;
  /** The control that was pressed last, and how: 'click' or the name of a key. The page's start script marks it. */
  readonly pressed: (Place & { readonly press: string }) | null;
}

const FOCUSABLE = 'a[href], button, input, select, textarea, [tabindex]';

const fieldsIn = (root: ParentNode) => [...root.querySelectorAll<HTMLInputElement>('input[name]')];

/** Links and buttons are identified by their content; that of other elements may have changed. */
const calledOf = (element: Element) =>
  [
    element.tagName,
    element.getAttribute('name'),
    element.getAttribute('aria-label') ?? (element.matches('a, button') ? element.textContent : null),
  ].join(' ');

function placeOf(root: ParentNode, element: Element): Place {
  const called = calledOf(element);
  const same = [...root.querySelectorAll(FOCUSABLE)].filter((each) => calledOf(each) === called);
  return { called, nth: same.indexOf(element) };
}

const elementAt = (root: ParentNode, { called, nth }: Place): HTMLElement | undefined =>
  [...root.querySelectorAll<HTMLElement>(FOCUSABLE)].filter((each) => calledOf(each) === called)[nth];

const selectionOf = (element: Element) =>
  element instanceof HTMLInputElement
    ? ([element.selectionStart, element.selectionEnd] as const)
    : ([null, null] as const);

/** A finger that rests this long on a control, in milliseconds, is no press. */
const LONGEST_PRESS = 1000;

/**
 * Waits while a control of the prerendered page is held down, for at most a second: the page's start script marks it.
 * The click follows the release, and only if the control is still there.
 */
export async function untilReleased(root: ParentNode): Promise<void> {
  for (let waited = 0; waited < LONGEST_PRESS && root.querySelector('[data-held]'); waited += 20) {
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
}

export function takeEarlyInput(root: ParentNode): EarlyInput {
  const button = root.querySelector('[data-pressed]');
  const focused = [...root.querySelectorAll(FOCUSABLE)].find((each) => each === document.activeElement);
  return {
    fields: fieldsIn(root)
      .filter(({ type, checked, value }) => (type === 'checkbox' ? checked : value !== ''))
      .map(({ name, value, checked }) => ({ name, value, checked })),
    focused: focused ? { ...placeOf(root, focused), selection: selectionOf(focused) } : null,
    pressed: button && {
      ...placeOf(root, button),
      press: button.getAttribute('data-pressed') ?? '',
    },
  };
}

/** Bypasses React's value tracking, so that the event that follows counts as typing. */
function setAsTyped(input: HTMLInputElement, property: 'value', value: string): void {
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, property)?.set?.call(input, value);
  input.dispatchEvent(new Event('input', { bubbles: true }));
}

/** Repeats it in the app: the input into fields of the same names, the focus and caret, then the press. */
export function repeatEarlyInput(root: ParentNode, { fields, focused, pressed }: EarlyInput): void {
  const inputs = new Map(fieldsIn(root).map((input) => [input.name, input]));
  for (const { name, value, checked } of fields) {
    const input = inputs.get(name);
    if (!input) continue;
    if (input.type !== 'checkbox') setAsTyped(input, 'value', value);
    else if (input.checked !== checked) input.click();
  }
  const holder = focused && elementAt(root, focused);
  holder?.focus({ preventScroll: true });
  if (holder instanceof HTMLInputElement && focused) {
    const [start, end] = focused.selection;
    if (start !== null) holder.setSelectionRange(start, end);
  }
  if (pressed === null) return;
  // React applies the input to its state at the end of this task; only then can the form be sent.
  queueMicrotask(() => {
    const control = elementAt(root, pressed);
    if (!control) return;
    // A press focuses too, and what it opens returns the focus. Some browsers do not focus buttons.
    if (!holder) control.focus({ preventScroll: true });
    repeatPress(control, pressed.press);
  });
}

function repeatPress(control: HTMLElement, press: string): void {
  if (press === 'click') control.click();
  else if (control instanceof HTMLInputElement) control.form?.requestSubmit();
  else {
    control.dispatchEvent(new KeyboardEvent('keydown', { key: press, bubbles: true, cancelable: true }));
  }
}
