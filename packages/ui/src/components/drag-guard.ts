import { useEffect, useRef } from 'react';

/** Further than this, in pixels, a press was a drag. */
const DRAG = 10;

/** Swallows the click that ends a drag with the mouse: it would open what was only moved. */
export function useDragGuard<E extends HTMLElement>() {
  const ref = useRef<E>(null);
  useEffect(() => {
    const element = ref.current;
    if (!element) return undefined;
    let from = 0;
    const press = (event: PointerEvent) => {
      from = event.clientX;
    };
    const click = (event: MouseEvent) => {
      // A click of the keyboard has no place and no count.
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
