import type { RouteName } from './routes';

/** Limits by route. A route without a figure has no limit of that kind. */
type Limits = Readonly<Partial<Record<RouteName, number>>>;

export const TARGETS = {
  /** Largest contentful paint, as a multiple of the empty page's in the same run. */
  lcp: { 'log-in': 1, register: 1.05, home: 1.5, statement: 1.5 },
  /** The same on a second visit, as a multiple of the empty page's on its second visit. */
  secondLcp: { 'log-in': 1, home: 1.3 },
  /** Scripts until the app has taken over, gzip, as a multiple of the bare log-in form's, with room for recovery code. */
  js: { 'log-in': 1.25, home: 1.4 },
  /** The same until the page is idle, so with axios, react-slick and luxon. */
  jsWhenIdle: { home: 2.3 },
  /** The number of files of a page on HTTP/1.1, without API calls. */
  requests: { 'log-in': 12, home: 20 },
} as const satisfies Readonly<Record<string, Limits>>;

export const limitOf = (limits: Limits, route: RouteName): number | undefined => limits[route];

/** The limit of Lighthouse's total blocking time for every route. */
export const TBT_MS = 100;
export const CLS = 0.01;
