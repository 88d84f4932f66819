import type { ReactNode } from 'react';
import type { Tone } from '#/components/feedback/tone';
import type { Currency } from '#/market/market';
import type { Minor } from '#/money/minor';

/** Something of the member's that is under way. */
export interface PendingItem {
  /** The same in every visit, without white space. */
  readonly id: string;
  /** Or it was when the dashboard was seen last, and has ended since. */
  readonly isUnderWay: boolean;
  readonly tone: Tone;
  /** Called for those that are shown: there may be many more. */
  readonly row: () => PendingRow;
}

/** As a row of the dashboard shows it. */
export interface PendingRow {
  readonly icon: ReactNode;
  readonly title: string;
  /** Undefined where there is none to show yet; null if it is not known. */
  readonly amount?: Minor | null | undefined;
  readonly currency: Pick<Currency, 'symbol'>;
  readonly state: string;
  /** Why, since when or until when. */
  readonly note: string | null;
  /** The address that shows its state, or what opens it here. */
  readonly to: string | (() => void);
}

/** What one kind of pending thing amounts to. */
export interface PendingSource {
  readonly items: readonly PendingItem[];
  /** No answer about it is outstanding for the first time. */
  readonly isKnown: boolean;
}
