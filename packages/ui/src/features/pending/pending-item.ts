import type { ReactNode } from 'react';
import type { Tone } from '#/components/feedback/tone';
import type { Currency } from '#/market/market';
import type { Minor } from '#/money/minor';

/** A pending deposit, withdrawal or other write of the member. */
export interface PendingItem {
  /** Stable between visits, without white space. */
  readonly id: string;
  /** False if it has ended since the dashboard was last seen. */
  readonly isUnderWay: boolean;
  /** A write that this tab is sending. It reloads what it changes itself. */
  readonly isOwnWrite?: boolean;
  readonly tone: Tone;
  /** Only called for items that are shown, because there may be many more. */
  readonly row: () => PendingRow;
}

/** An item's row on the dashboard. */
export interface PendingRow {
  readonly icon: ReactNode;
  readonly title: string;
  /** Undefined if there is none to show yet; null if unknown. */
  readonly amount?: Minor | null | undefined;
  readonly currency: Pick<Currency, 'symbol'>;
  readonly state: string;
  /** The reason, the start or the time left. */
  readonly note: string | null;
  /** The path of the page that shows its state, or a function that opens it here. */
  readonly to: string | (() => void);
}

/** The pending items of one kind. */
export interface PendingSource {
  readonly items: readonly PendingItem[];
  /** Whether the first request about this kind is over, even if it failed. */
  readonly isKnown: boolean;
}
