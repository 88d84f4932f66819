import { type RefObject, startTransition, useEffect, useRef, useState } from 'react';

/** More rows than the tallest sheet shows. */
const AT_ONCE = 14;

/** How many follow when the end comes near. */
const MORE = 20;

interface Rows<Row> {
  readonly rows: readonly Row[];
  /** For an element over the last rows: once it comes into view, more follow. */
  readonly end: RefObject<HTMLSpanElement | null>;
  readonly showAll: () => void;
}

/** The beginning of a long list, and more of it as it is scrolled; from the beginning again for another `query`. */
export function useRowsSoFar<Row>(all: readonly Row[], query: string): Rows<Row> {
  const start = {
    count: typeof IntersectionObserver === 'undefined' ? all.length : AT_ONCE,
    forQuery: query,
  };
  const [{ count, forQuery }, setShown] = useState(start);
  const end = useRef<HTMLSpanElement>(null);
  if (forQuery !== query) setShown(start);
  const hasMore = count < all.length;

  useEffect(() => {
    const element = end.current;
    if (!element || !hasMore) return undefined;
    const observer = new IntersectionObserver((entries) => {
      if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
      startTransition(() => setShown((shown) => ({ ...shown, count: count + MORE })));
    });
    observer.observe(element);
    return () => observer.disconnect();
    // Anew after every part: the element may be in view still.
  }, [count, hasMore, query]);

  return {
    rows: hasMore ? all.slice(0, count) : all,
    end,
    showAll: () => setShown((shown) => ({ ...shown, count: all.length })),
  };
}
