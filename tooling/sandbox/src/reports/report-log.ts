import type { MarketId } from '../markets/market';
import type { Fault, Outcome, Report, Vital } from './report';

/** An event with its market, release and time. */
export type Reported<Event> = Event & {
  readonly market: MarketId;
  readonly release: string;
  readonly at: Date;
};

/** The last reports that this process has received; they are not stored. */
export interface ReportLog {
  add(market: MarketId, report: Report, at: Date): void;
  /** Newest first, as are the others. */
  readonly faults: readonly Reported<Fault>[];
  readonly vitals: readonly Reported<Vital>[];
  readonly outcomes: readonly Reported<Outcome>[];
  clear(): void;
}

const MOST_FAULTS = 100;
const MOST_FIGURES = 2000;

const isVital = (event: Report['events'][number]): event is Vital => 'value' in event;

function put<Event>(list: Event[], event: Event, most: number): void {
  list.unshift(event);
  list.length = Math.min(list.length, most);
}

export function createReportLog(): ReportLog {
  const faults: Reported<Fault>[] = [];
  const vitals: Reported<Vital>[] = [];
  const outcomes: Reported<Outcome>[] = [];
  return {
    faults,
    vitals,
    outcomes,
    add(market, { release, events }, at) {
      const from = { market, release, at };
      for (const event of events) {
        if (isVital(event)) put(vitals, { ...event, ...from }, MOST_FIGURES);
        else if (event.type === 'outcome') put(outcomes, { ...event, ...from }, MOST_FIGURES);
        else put(faults, { ...event, ...from }, MOST_FAULTS);
      }
    },
    clear() {
      for (const list of [faults, vitals, outcomes]) list.length = 0;
    },
  };
}
