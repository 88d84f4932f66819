import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { topDialog } from './dialog-stack';
import { DOUBLE_PRESS_MS } from './double-press';

/** Returns a function that records a press and returns whether another one came just before it. */
function watchPresses(): () => boolean {
  // The first press is the one that opened the dialog.
  let last = performance.now();
  return () => {
    const before = last;
    last = performance.now();
    return last - before < DOUBLE_PRESS_MS;
  };
}

/** Elements with their own action on Enter. */
const TAKES_ENTER = 'a, button, select, summary, textarea, form, [role="listbox"], [type="search"]';

interface Props {
  /** The action of the dialog's main button; undefined while it cannot be pressed. */
  readonly onEnter: (() => void) | undefined;
}

/**
 * Rendered in a dialog. Enter anywhere in it, even in a field, presses its main button. A held key does so once, because of
 * `dropHeldEnter`. The second half of a double press does nothing, because it would confirm a question that the member has not
 * read.
 */
export function EnterKey({ onEnter }: Props) {
  const place = useRef<HTMLSpanElement>(null);
  const [isSecond] = useState(watchPresses);
  const handle = useEffectEvent((event: KeyboardEvent) => {
    const { key, target, isComposing, defaultPrevented } = event;
    // While composing, Enter accepts the input method's suggestion.
    if (key !== 'Enter' || isComposing || isSecond() || defaultPrevented) return;
    if (event.shiftKey || event.ctrlKey || event.altKey || event.metaKey) return;
    if (target instanceof Element && target.closest(TAKES_ENTER)) return;
    if (topDialog() === place.current?.closest('dialog')) onEnter?.();
  });
  useEffect(() => {
    // On the document, because a press beside the controls moves focus out of the dialog.
    const press = (event: KeyboardEvent) => handle(event);
    document.addEventListener('keydown', press);
    document.addEventListener('pointerup', isSecond);
    return () => {
      document.removeEventListener('keydown', press);
      document.removeEventListener('pointerup', isSecond);
    };
  }, [isSecond]);
  return <span ref={place} hidden />;
}
