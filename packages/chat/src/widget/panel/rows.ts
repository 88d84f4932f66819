import { DateTime } from 'luxon';
import type { Entry } from '../../conversation/conversation';
import { CUSTOMER } from '../../message/message';
import { OPERATORS_CLOCK } from '../../message/read-time';
import { isAfter, type Position } from '../../message/position';

/** One row of the list: a message or a separator. */
export type Row =
  | { readonly kind: 'day'; readonly key: string; readonly text: string }
  | { readonly kind: 'new'; readonly key: string }
  | {
      readonly kind: 'entry';
      readonly key: string;
      readonly entry: Entry;
      /** Whether the next row continues the group of the same sender, so that one time is enough for both. */
      readonly isContinued: boolean;
    };

/** Messages of one sender that follow within this many ms are one group. */
const GROUP_MS = 5 * 60_000;

/** DD/MM/YYYY in the operator's time zone; `at` in ms since 1970. */
export const dayOf = (at: number): string => DateTime.fromMillis(at, OPERATORS_CLOCK).toFormat('dd/MM/yyyy');

/** HH:mm. */
export const timeOf = (at: number): string => DateTime.fromMillis(at, OPERATORS_CLOCK).toFormat('HH:mm');

const timeOfEntry = (entry: Entry) => (entry.kind === 'delivery' ? entry.item.composedAt : entry.message.at);
const senderOf = (entry: Entry) => (entry.kind === 'delivery' ? CUSTOMER : entry.message.sender);
const isFailed = (entry: Entry) => entry.kind === 'delivery' && entry.status === 'failed';

/**
 * Inserts the days and the "new messages" separator.
 * @param readUpTo the last message read when the panel was opened; null for no separator
 */
export function rowsOf(entries: readonly Entry[], readUpTo: Position | null): Row[] {
  const rows: Row[] = [];
  let day = '';
  let marked = readUpTo === null;
  entries.forEach((entry, index) => {
    const at = timeOfEntry(entry);
    const text = dayOf(at);
    if (text !== day) rows.push({ kind: 'day', key: `day ${text}`, text });
    day = text;
    if (!marked && readUpTo && isNew(entry, readUpTo)) {
      marked = true;
      rows.push({ kind: 'new', key: 'new' });
    }
    const next = entries[index + 1];
    const isContinued =
      next !== undefined &&
      senderOf(next) === senderOf(entry) &&
      timeOfEntry(next) - at < GROUP_MS &&
      dayOf(timeOfEntry(next)) === text &&
      !isFailed(entry) &&
      (marked || !readUpTo || !isNew(next, readUpTo));
    rows.push({ kind: 'entry', key: entry.key, entry, isContinued });
  });
  return rows;
}

/** Whether it is a message from support that is newer than the last one read. */
export const isNew = (entry: Entry, readUpTo: Position) =>
  entry.kind === 'message' && entry.message.sender !== CUSTOMER && isAfter(entry.message, readUpTo);
