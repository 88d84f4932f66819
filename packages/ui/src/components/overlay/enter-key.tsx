import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { topDialog } from './dialog-stack';
import { DOUBLE_PRESS_MS } from './double-press';

/** Returns a function that notes a press and says whether another one came just before it. */
function watchPresses(): () => boolean {
  // The press that has opened the dialog is the first one.
  let last = performance.now();
  return () => {
    const before = last;
    last = performance.now();
    return last - before < DOUBLE_PRESS_MS;
  };
}

/** What does something by itself on Enter. */
const TAKES_ENTER = 'a, button, select, summary, textarea, form, [role="listbox"], [type="search"]';

interface Props {
  /** What the dialog's main button does; undefined while that cannot be pressed. */
  readonly onEnter: (() => void) | undefined;
}

/**
 * Rendered in a dialog: Enter anywhere in it, in a field too, presses its main button. A key that is held down does so
 * once (`dropHeldEnter`). The second half of a double press does nothing: it would confirm what nobody has read.
 */
export function EnterKey({ onEnter }: Props) {
  const place = useRef<HTMLSpanElement>(null);
  const [isSecond] = useState(watchPresses);
  const handle = useEffectEvent((event: KeyboardEvent) => {
    const { key, target, isComposing, defaultPrevented } = event;
    // Enter also accepts what an input method suggests.
    if (key !== 'Enter' || isComposing || isSecond() || defaultPrevented) return;
    if (event.shiftKey || event.ctrlKey || event.altKey || event.metaKey) return;
    if (target instanceof Element && target.closest(TAKES_ENTER)) return;
    if (topDialog() === place.current?.closest('dialog')) onEnter?.();
  });
  useEffect(() => {
    // On the document: a press beside the controls takes the focus out of the dialog.
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
