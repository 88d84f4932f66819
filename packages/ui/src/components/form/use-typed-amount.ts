import { type ChangeEvent, type CompositionEvent, useRef } from 'react';
import { typeAmount } from '#/money/type-amount';

/** The inserted text: '' for a deletion or an undo, null if the browser does not report it. */
function insertedBy(event: Event): string | null {
  if (!(event instanceof InputEvent)) return null;
  return /^(?:delete|history)/.test(event.inputType) ? '' : event.data;
}

const deletedBy = (event: Event) =>
  event instanceof InputEvent
    ? { deleteContentBackward: 'backward' as const, deleteContentForward: 'forward' as const }[
        event.inputType
      ]
    : undefined;

/** Groups the digits of a field while they are typed, except during IME composition. */
export function useTypedAmount(value: string, symbol: string, onValueChange: (value: string) => void) {
  const composedFrom = useRef<string | null>(null);
  const take = (
    field: HTMLInputElement,
    change: { before: string; inserted: string | null },
    event: Event,
  ) => {
    const caret = field.selectionStart ?? field.value.length;
    const typed = typeAmount({ ...change, text: field.value, caret, deletes: deletedBy(event) }, symbol);
    if (typed.text !== field.value) {
      field.value = typed.text;
      field.setSelectionRange(typed.caret, typed.caret);
    }
    onValueChange(typed.text);
  };
  return {
    onCompositionStart: () => {
      composedFrom.current = value;
    },
    onCompositionEnd: ({ currentTarget, data, nativeEvent }: CompositionEvent<HTMLInputElement>) => {
      const before = composedFrom.current ?? value;
      composedFrom.current = null;
      take(currentTarget, { before, inserted: data }, nativeEvent);
    },
    onChange: ({ currentTarget, nativeEvent }: ChangeEvent<HTMLInputElement>) => {
      if (composedFrom.current === null) {
        take(currentTarget, { before: value, inserted: insertedBy(nativeEvent) }, nativeEvent);
      } else onValueChange(currentTarget.value);
    },
  };
}
