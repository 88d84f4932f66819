import { type RefObject, startTransition, useEffect, useRef, useState } from 'react';

/** The default initial number of rows: more than the tallest sheet shows. */
const AT_ONCE = 14;

/** The number of rows that are added when the end is near. */
const MORE = 20;

interface Rows<Row> {
  readonly rows: readonly Row[];
  /** The ref of a sentinel over the last rows. More are added when it is in view. */
  readonly end: RefObject<HTMLSpanElement | null>;
  readonly showAll: () => void;
}

/** The first rows of a long list, and more when it is scrolled. Starts over when `query` changes. */
export function useIncrementalRows<Row>(all: readonly Row[], query: string, atOnce = AT_ONCE): Rows<Row> {
  const start = {
    count: typeof IntersectionObserver === 'undefined' ? all.length : atOnce,
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
    // Observes again after each batch, because the sentinel may still be in view.
  }, [count, hasMore, query]);

  return {
    rows: hasMore ? all.slice(0, count) : all,
    end,
    showAll: () => setShown((shown) => ({ ...shown, count: all.length })),
  };
}
