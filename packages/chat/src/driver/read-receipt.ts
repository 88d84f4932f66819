import { isAfter, type Position } from '../message/position';
import { READ_RECEIPT_DEBOUNCE } from '../timings';

export interface ReadReceipt {
  /** The newest message that is being read; null while nothing new is. */
  reading(newest: Position | null): void;
}

/** Waits until reading has lasted, from the newest message on: a lively exchange is reported once, at its end. */
export function createReadReceipt(report: (read: Position) => void): ReadReceipt {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let waitsFor: Position | null = null;
  const reading = (newest: Position | null) => {
    if (newest && waitsFor && !isAfter(newest, waitsFor)) return;
    clearTimeout(timer);
    waitsFor = newest;
    if (!newest) return;
    timer = setTimeout(() => {
      waitsFor = null;
      report(newest);
    }, READ_RECEIPT_DEBOUNCE);
  };
  return { reading };
}
