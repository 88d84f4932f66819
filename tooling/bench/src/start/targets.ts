import type { RouteName } from './routes';

/** What the start of a page may cost. A route without a figure has no limit of that kind. */
type Limits = Readonly<Partial<Record<RouteName, number>>>;

export const TARGETS = {
  /** The largest contentful paint, × the empty page's in the same run. */
  lcp: { 'log-in': 1, register: 1.05, home: 1.5, statement: 1.5 },
  /** The same on a second visit, × the empty page's second visit. */
  secondLcp: { 'log-in': 1, home: 1.3 },
  /** Scripts until the app has taken over, gzip, × the bare log-in form's: with room for what a member needs. */
  js: { 'log-in': 1.25, home: 1.4 },
  /** Scripts until the page is idle, gzip, × the bare log-in form's: with axios, react-slick and luxon. */
  jsWhenIdle: { home: 2.3 },
  /** The files of a page on HTTP/1.1: calls are not counted. */
  requests: { 'log-in': 12, home: 20 },
} as const satisfies Readonly<Record<string, Limits>>;

export const limitOf = (limits: Limits, route: RouteName): number | undefined => limits[route];

/** Of every route, in Lighthouse. */
export const TBT_MS = 100;
export const CLS = 0.01;
