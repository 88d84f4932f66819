import type { Deviation, SdkError } from '@member-wallet/api-sdk';

/** How a write that moves money has ended. */
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

/** What the reports may tell of: an event of the page, or the path that shows from now on. */
export type Noted = Event | Crash | Deviation | MoneyOutcome | string;

/** As much as a page that fails before anything takes its notes may keep. */
const MOST = 50;

const early: Noted[] = [];
let take = (noted: Noted): void => {
  if (early.length < MOST) early.push(noted);
};

/** Notes something for the reports. It costs nothing until their code has come, or if nobody wants them. */
export const note = (noted: Noted): void => take(noted);

/** Takes what has been noted, and from now on everything else. */
export function takeNotes(taker: (noted: Noted) => void): void {
  take = taker;
  early.splice(0).forEach(taker);
}
