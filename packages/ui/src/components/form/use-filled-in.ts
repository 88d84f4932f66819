import { type RefObject, useEffectEvent, useLayoutEffect, useRef } from 'react';

/**
 * Tells the state what its field holds already: what was typed, or filled in by the browser, before React took over the
 * prerendered page. React leaves that in the field but reports no event of that time, and would restore its own empty
 * value with the next render; so this comes before any.
 * @param tell receives the field as it is when its component has been drawn first
 */
export function useFilledIn(tell: (field: HTMLInputElement) => void): RefObject<HTMLInputElement | null> {
  const field = useRef<HTMLInputElement>(null);
  const tellNow = useEffectEvent(tell);
  useLayoutEffect(() => {
    if (field.current) tellNow(field.current);
  }, []);
  return field;
}
