/** The routes shown so far, and since when, in the time of performance entries. */
interface ShownRoutes {
  show(route: string): void;
  /** @param ms since the page began to load */
  at(ms: number): string;
}

/** @param first the route at which the page loaded */
export function shownRoutes(first: string): ShownRoutes {
  const shown = [{ route: first, since: 0 }];
  const last = (before: number) => shown.filter(({ since }) => since <= before).at(-1)?.route ?? first;
  return {
    show(route) {
      if (route !== last(Infinity)) shown.push({ route, since: performance.now() });
    },
    at: last,
  };
}
