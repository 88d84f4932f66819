import { isAfter, type Position } from '../message/position';
import { READ_RECEIPT_DEBOUNCE } from '../timings';

interface ReadReceipt {
  /** Sets the newest unread message in view; null if there is none. */
  update(newest: Position | null): void;
}

/** Reports a second after the last new message, so that a quick exchange causes only one report. */
export function createReadReceipt(report: (read: Position) => void): ReadReceipt {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let pending: Position | null = null;
  const update = (newest: Position | null) => {
    if (newest && pending && !isAfter(newest, pending)) return;
    clearTimeout(timer);
    pending = newest;
    if (!newest) return;
    timer = setTimeout(() => {
      pending = null;
      report(newest);
    }, READ_RECEIPT_DEBOUNCE);
  };
  return { update };
}
