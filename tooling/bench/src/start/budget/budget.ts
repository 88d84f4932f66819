import { readFileSync } from 'node:fs';
import type { StartFigures } from '../build/start-files';
import type { RouteName } from '../routes';
import { limitOf, TARGETS } from '../targets';

export type Figure = keyof StartFigures;
type RouteFigures = Readonly<Record<string, StartFigures>>;
type BuildFigures = Readonly<Record<string, RouteFigures>>;

export interface Budget {
  /** The gzip bytes of the bare log-in form's scripts. */
  readonly floor: number;
  /** By build and route. */
  readonly builds: BuildFigures;
}

export const BUDGET_FILE = new URL('budget.json', import.meta.url);
export const readBudget = (): Budget => JSON.parse(readFileSync(BUDGET_FILE, 'utf8')) as Budget;

/** Counts have to be equal. Bytes may grow by one share, so that not every edit of a text changes the budget. */
const COUNTS: readonly Figure[] = ['chunks', 'requests'];
const MAY_GROW = 1.01;
/** A gain larger than this has to be recorded, or it could be lost unnoticed. */
const MAY_SHRINK = 0.95;

const entries = (figures: StartFigures) => Object.entries(figures) as readonly [Figure, number][];

function isWithin(figure: Figure, actual: number, allowed: number): boolean {
  if (COUNTS.includes(figure)) return actual === allowed;
  return actual <= allowed * MAY_GROW && actual >= allowed * MAY_SHRINK;
}

/** What differs from the budget, one line per figure; empty if nothing does. */
export function differences(name: string, actual: StartFigures, allowed: StartFigures | undefined): string[] {
  if (!allowed) return [`${name}: the budget has no such route`];
  return entries(actual)
    .filter(([figure, value]) => !isWithin(figure, value, allowed[figure]))
    .map(([figure, value]) => `${name}: ${figure} is ${value}, the budget says ${allowed[figure]}`);
}

/** The most that a figure may ever be recorded as. */
export function ceilingOf(route: string, figure: Figure, floor: number): number {
  if (figure === 'js') return floor * (limitOf(TARGETS.js, route as RouteName) ?? Number.POSITIVE_INFINITY);
  if (figure === 'requests') return limitOf(TARGETS.requests, route as RouteName) ?? Number.POSITIVE_INFINITY;
  return Number.POSITIVE_INFINITY;
}

/**
 * The figures that must not be recorded, one line each: those above their ceiling, unless they were above it before and
 * have not grown.
 */
export const refusals = (next: Budget, previous: Budget | null): string[] =>
  Object.entries(next.builds).flatMap(([build, routes]) =>
    Object.entries(routes).flatMap(([route, figures]) =>
      entries(figures).flatMap(([figure, value]) => {
        const ceiling = ceilingOf(route, figure, next.floor);
        const before = previous?.builds[build]?.[route]?.[figure] ?? 0;
        return value <= Math.max(ceiling, before)
          ? []
          : [`${build} ${route}: ${figure} is ${value}, may be ${Math.floor(ceiling)}, was ${before}`];
      }),
    ),
  );
