import { type RefObject, useEffectEvent, useLayoutEffect, useRef } from 'react';

/**
 * Passes on the value that a field already has at hydration, because the member typed it or the browser filled it in. React
 * keeps that value but fires no event for it, and would overwrite it at the next render, so this runs in the first layout
 * effect.
 * @param tell called with the field after the first render
 */
export function useFilledIn(tell: (field: HTMLInputElement) => void): RefObject<HTMLInputElement | null> {
  const field = useRef<HTMLInputElement>(null);
  const tellNow = useEffectEvent(tell);
  useLayoutEffect(() => {
    if (field.current) tellNow(field.current);
  }, []);
  return field;
}
