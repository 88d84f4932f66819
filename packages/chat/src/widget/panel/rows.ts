import type { Entry } from '../../conversation/conversation';
import { CUSTOMER } from '../../message/message';
import { isAfter, type Position } from '../../message/position';

/** One row of the list: a message or a separator. */
export type Row =
  | { readonly kind: 'day'; readonly key: string; readonly text: string }
  | { readonly kind: 'new'; readonly key: string }
  | { readonly kind: 'entry'; readonly key: string; readonly entry: Entry };

const ZONE = 'Asia/Bangkok';
const dayFormat = new Intl.DateTimeFormat('en-GB', {
  timeZone: ZONE,
  day: '2-digit',
  month: '2-digit',
  year: 'numeric',
});
const timeFormat = new Intl.DateTimeFormat('en-GB', {
  timeZone: ZONE,
  hour: '2-digit',
  minute: '2-digit',
  hourCycle: 'h23',
});

/** DD/MM/YYYY in the operator's time zone; `at` in ms since 1970. */
const dayOf = (at: number): string => dayFormat.format(at);
/** HH:mm. */
export const timeOf = (at: number): string => timeFormat.format(at);

/** Our own message keeps its key once the server has it, so that it is not mounted again. */
export const keyOf = (entry: Entry): string =>
  entry.kind === 'delivery' ? entry.item.clientId : (entry.message.clientId ?? entry.message.id);

const timeOfEntry = (entry: Entry) => (entry.kind === 'delivery' ? entry.item.composedAt : entry.message.at);

/**
 * Inserts the days and the "new messages" separator.
 * @param readUpTo the last message read when the panel was opened; null for no separator
 */
export function rowsOf(entries: readonly Entry[], readUpTo: Position | null): Row[] {
  const rows: Row[] = [];
  let day = '';
  let marked = readUpTo === null;
  for (const entry of entries) {
    const text = dayOf(timeOfEntry(entry));
    if (text !== day) rows.push({ kind: 'day', key: `day ${text}`, text });
    day = text;
    if (!marked && readUpTo && isNew(entry, readUpTo)) {
      marked = true;
      rows.push({ kind: 'new', key: 'new' });
    }
    rows.push({ kind: 'entry', key: keyOf(entry), entry });
  }
  return rows;
}

/** Whether it is a message from support that is newer than the last one read. */
export const isNew = (entry: Entry, readUpTo: Position) =>
  entry.kind === 'message' && entry.message.sender !== CUSTOMER && isAfter(entry.message, readUpTo);
