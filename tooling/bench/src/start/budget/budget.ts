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

/** Figures that may not grow at all. Bytes may grow by a tenth. */
const COUNTS: readonly Figure[] = ['chunks', 'requests'];
const MAY_GROW = 1.1;

const entries = (figures: StartFigures) => Object.entries(figures) as readonly [Figure, number][];

const mostOf = (figure: Figure, recorded: number): number =>
  COUNTS.includes(figure) ? recorded : Math.floor(recorded * MAY_GROW);

/** The figures above the budget, one line each; empty if there are none. */
export function excesses(name: string, actual: StartFigures, recorded: StartFigures | undefined): string[] {
  if (!recorded) return [`${name}: the budget has no such route`];
  return entries(actual)
    .filter(([figure, value]) => value > mostOf(figure, recorded[figure]))
    .map(([figure, value]) => `${name}: ${figure} is ${value}, may be ${mostOf(figure, recorded[figure])}`);
}

/** The largest value that may be recorded for a figure. */
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
