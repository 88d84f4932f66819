import type { Deviation, SdkError } from '@member-wallet/api-sdk';

/** The outcome of a write that moves money. */
export interface MoneyOutcome {
  readonly operationId: string;
  readonly status: 'done' | 'refused' | 'unknown';
  /** Null if it was done, or refused inside a successful response. */
  readonly error: SdkError | null;
}

/** What a screen threw. */
interface Crash {
  readonly crash: unknown;
}

/**
 * What can be reported: an event of the page, a crash, a deviation, an outcome, or the path that is shown from now on.
 */
export type Noted = Event | Crash | Deviation | MoneyOutcome | string;

/** The most notes that are kept before the code of the reports has loaded. */
const MOST = 50;

const early: Noted[] = [];
let take = (noted: Noted): void => {
  if (early.length < MOST) early.push(noted);
};

/** Notes something. Notes are kept until the code of the reports has loaded, and dropped if there are no reports. */
export const note = (noted: Noted): void => take(noted);

/** Passes the kept notes, and from now on all others, to `taker`. */
export function takeNotes(taker: (noted: Noted) => void): void {
  take = taker;
  early.splice(0).forEach(taker);
}
