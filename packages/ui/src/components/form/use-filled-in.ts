import { type RefObject, useEffectEvent, useLayoutEffect, useRef } from 'react';

/**
 * Passes on the value that a field has before hydration: typed by the member, or filled in by the browser, in the
 * prerendered page. React keeps that value but fires no event for it, and would overwrite it at the next render; therefore
 * this runs in the first layout effect.
 * @param tell receives the field, after the first render
 */
export function useFilledIn(tell: (field: HTMLInputElement) => void): RefObject<HTMLInputElement | null> {
  const field = useRef<HTMLInputElement>(null);
  const tellNow = useEffectEvent(tell);
  useLayoutEffect(() => {
    if (field.current) tellNow(field.current);
  }, []);
  return field;
}
