import { useCallback, useSyncExternalStore } from 'react';

/** On paper. */
export const PRINT = 'print';
/** From here on records are a table. Printed pages have one too. */
export const TABLE = 'print, (min-width: 768px)';
/** From here on the bars form a rail, and there is room for two panes. Style sheets repeat the number. */
export const TWO_PANES = '(min-width: 1024px)';
/** From here on there is room for every column. */
export const ROOMY = '(min-width: 1280px)';

/** Whether a media query matches. False in the prerendered page, so nothing of that may depend on it. */
export function useMedia(query: string): boolean {
  const follow = useCallback(
    (listener: () => void) => {
      const list = window.matchMedia(query);
      list.addEventListener('change', listener);
      return () => list.removeEventListener('change', listener);
    },
    [query],
  );
  return useSyncExternalStore(
    follow,
    () => window.matchMedia(query).matches,
    () => false,
  );
}
