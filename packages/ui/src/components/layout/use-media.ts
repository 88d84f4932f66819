import { useCallback, useSyncExternalStore } from 'react';

/** Matches in print. */
export const PRINT = 'print';
/** Wide enough for records as a table. Always matches in print. */
export const TABLE = 'print, (min-width: 768px)';
/** Wide enough for the rail and for two panes. Style sheets repeat this number. */
export const TWO_PANES = '(min-width: 1024px)';
/** Wide enough for every column of a table. */
export const ROOMY = '(min-width: 1280px)';

/** Whether a media query matches. False until hydration, because the prerendered page cannot depend on it. */
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

/** Whether the window has the wide layout, for differences beyond styles. False until hydration. */
export const useIsWide = (): boolean => useMedia(TWO_PANES);
