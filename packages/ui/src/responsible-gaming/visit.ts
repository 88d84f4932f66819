import { VISIT_TEXT } from './stored-forms';

/** After this long out of view, a new visit starts. */
const AWAY_MS = 30 * 60 * 1000;

/** One continuous use of the app; times in milliseconds since the epoch. */
export interface Visit {
  readonly startedAt: number;
  /** When the app was last in view. */
  readonly seenAt: number;
  /** How many reminders have been shown. */
  readonly reminded: number;
}

export const visitText = ({ startedAt, seenAt, reminded }: Visit): string =>
  `${startedAt} ${seenAt} ${reminded}`;

/** The stored visit continued at `now`; a new one if it is invalid, too long ago, or the clock was set back. */
export function seenVisit(text: string | null, now: number): Visit {
  const [startedAt = now, seenAt = now, reminded = 0] =
    text?.match(VISIT_TEXT)?.[0].split(' ').map(Number) ?? [];
  if (now - seenAt > AWAY_MS || seenAt > now || startedAt > now)
    return { startedAt: now, seenAt: now, reminded: 0 };
  return { startedAt, seenAt: now, reminded };
}

/** How many reminders should have been shown in this visit so far. */
export const remindersDue = (visit: Visit, everyMinutes: number): number =>
  Math.floor((visit.seenAt - visit.startedAt) / (everyMinutes * 60_000));
