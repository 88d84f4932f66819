import { useLayoutEffect, useRef } from 'react';

/** A press that moves farther than this, in pixels, is a drag. */
const DRAG = 10;

/** Cancels the click at the end of a mouse drag, which would open an element that was only dragged. */
export function useDragGuard<E extends HTMLElement>() {
  const ref = useRef<E>(null);
  // A layout effect, so that it gets the start of the next press.
  useLayoutEffect(() => {
    const element = ref.current;
    if (!element) return undefined;
    let from = 0;
    const press = (event: PointerEvent) => {
      from = event.clientX;
    };
    const click = (event: MouseEvent) => {
      // Keyboard clicks have no coordinates; their `detail` is 0.
      if (event.detail === 0 || Math.abs(event.clientX - from) <= DRAG) return;
      event.preventDefault();
      event.stopPropagation();
    };
    element.addEventListener('pointerdown', press, true);
    element.addEventListener('click', click, true);
    return () => {
      element.removeEventListener('pointerdown', press, true);
      element.removeEventListener('click', click, true);
    };
  }, []);
  return ref;
}
