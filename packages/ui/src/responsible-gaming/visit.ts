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

/** The stored visit continued at `now`; a new one if there is none, it is too long ago, or the clock was set back. */
export function seenVisit(stored: Visit | null, now: number): Visit {
  const { startedAt, seenAt, reminded } = stored ?? { startedAt: now, seenAt: now, reminded: 0 };
  if (now - seenAt > AWAY_MS || seenAt > now || startedAt > now)
    return { startedAt: now, seenAt: now, reminded: 0 };
  return { startedAt, seenAt: now, reminded };
}

/** How many reminders should have been shown in this visit so far. */
export const remindersDue = (visit: Visit, everyMinutes: number): number =>
  Math.floor((visit.seenAt - visit.startedAt) / (everyMinutes * 60_000));
