import type { Entry } from '../../conversation/conversation';
import { CUSTOMER } from '../../message/message';
import { isAfter, type Position } from '../../message/position';

/** One thing in the list: a message, or what stands between two of them. */
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

/** DD/MM/YYYY in the operator's zone; `at` in ms since 1970. */
const dayOf = (at: number): string => dayFormat.format(at);
/** HH:mm. */
export const timeOf = (at: number): string => timeFormat.format(at);

/** Our own message keeps its key when the server has it, so that it does not jump in the list. */
export const keyOf = (entry: Entry): string =>
  entry.kind === 'delivery' ? entry.item.clientId : (entry.message.clientId ?? entry.message.id);

const timeOfEntry = (entry: Entry) => (entry.kind === 'delivery' ? entry.item.composedAt : entry.message.at);

/**
 * Puts days and the mark of what is new between the messages.
 * @param readUpTo what had been read when the panel was opened; null for no mark
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

/** Whether the other side said it after what had been read. */
export const isNew = (entry: Entry, readUpTo: Position) =>
  entry.kind === 'message' && entry.message.sender !== CUSTOMER && isAfter(entry.message, readUpTo);
