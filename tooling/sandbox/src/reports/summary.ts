import type { MarketId } from '../markets/market';
import type { Outcome, Vital } from './report';
import type { Reported } from './report-log';

/** Values up to the first limit are good, values above the second poor: web.dev/articles/vitals. */
const THRESHOLDS = { LCP: [2500, 4000], INP: [200, 500], CLS: [0.1, 0.25] } as const;

type Rating = 'good' | 'needs improvement' | 'poor';

export interface VitalSummary {
  readonly market: MarketId;
  readonly route: string;
  readonly type: Vital['type'];
  /** The 75th percentile: three of four page loads had at most this value. */
  readonly p75: number;
  readonly rating: Rating;
  readonly loads: number;
}

export interface OutcomeSummary {
  readonly market: MarketId;
  readonly endpoint: string;
  readonly outcome: Outcome['outcome'];
  readonly code: string;
  readonly count: number;
}

function ratingOf(type: Vital['type'], value: number): Rating {
  const [good, poor] = THRESHOLDS[type];
  if (value <= good) return 'good';
  return value <= poor ? 'needs improvement' : 'poor';
}

/** The 75th percentile, by nearest rank. @param values at least one */
function p75(values: readonly number[]): number {
  const sorted = [...values].sort((one, other) => one - other);
  return sorted[Math.ceil(sorted.length * 0.75) - 1] ?? 0;
}

function grouped<Event>(events: readonly Event[], keyOf: (event: Event) => readonly string[]) {
  const groups = new Map<string, [Event, ...Event[]]>();
  for (const event of events) {
    const key = keyOf(event).join(' ');
    const group = groups.get(key);
    if (group) group.push(event);
    else groups.set(key, [event]);
  }
  return [...groups].sort(([one], [other]) => one.localeCompare(other)).map(([, group]) => group);
}

/** The vitals of each page. */
export const vitalSummaries = (vitals: readonly Reported<Vital>[]): readonly VitalSummary[] =>
  grouped(vitals, ({ market, route, type }) => [market, route, type]).map((group) => {
    const [{ market, route, type }] = group;
    const values = group.flatMap(({ value, count }) => Array.from({ length: count }, () => value));
    const value = p75(values);
    return { market, route, type, p75: value, rating: ratingOf(type, value), loads: values.length };
  });

/** The number of money writes by outcome. */
export const outcomeSummaries = (outcomes: readonly Reported<Outcome>[]): readonly OutcomeSummary[] =>
  grouped(outcomes, ({ market, endpoint, outcome, code }) => [market, endpoint, outcome, code]).map(
    (group) => {
      const [{ market, endpoint, outcome, code }] = group;
      return {
        market,
        endpoint,
        outcome,
        code,
        count: group.reduce((sum, { count }) => sum + count, 0),
      };
    },
  );
