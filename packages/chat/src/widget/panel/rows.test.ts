import * as fc from 'fast-check';
import type { Entry } from '../../conversation/conversation';
import { readMessage } from '../../message/read-message';
import { newItem } from '../../outbox/item';
import { dayOf, rowsOf, timeOf } from './rows';

const START = Date.UTC(2026, 10, 20, 6, 40);

function message(minute: number, sender: string): Entry {
  const read = readMessage({ _id: `m${minute}`, createdAt: START + minute * 60_000, sender });
  if (!read) throw new Error('not a message');
  return { kind: 'message', key: read.id, message: read };
}
const delivery = (minute: number, status: 'sending' | 'failed'): Entry => ({
  kind: 'delivery',
  key: `c${minute}`,
  item: newItem(`c${minute}`, START + minute * 60_000, { kind: 'text', text: 'x' }),
  status,
});

/** The key of each row, with a plus sign if the next row continues its group. */
const rows = (...entries: Entry[]) =>
  rowsOf(entries, { at: START + 10 * 60_000, id: 'm10' }).map((row) =>
    row.kind === 'entry' ? `${row.key}${row.isContinued ? '+' : ''}` : row.kind,
  );

test('groups messages of one sender within five minutes', () => {
  const [agent, bot] = ['agent', 'bot'];
  expect(rows(message(1, agent), message(2, agent), message(6, agent))).toEqual(['day', 'm1+', 'm2+', 'm6']);
  expect(rows(message(1, agent), message(6, agent))).toEqual(['day', 'm1', 'm6']);
  expect(rows(message(1, bot), message(2, agent))).toEqual(['day', 'm1', 'm2']);
});

test('groups sent messages with those being sent, but not with failed ones', () => {
  expect(rows(message(1, 'customer'), delivery(2, 'sending'), delivery(3, 'sending'))).toEqual([
    'day',
    'm1+',
    'c2+',
    'c3',
  ]);
  expect(rows(delivery(2, 'failed'), delivery(3, 'sending'))).toEqual(['day', 'c2', 'c3']);
});

test('starts a group with a new day and with the first new message', () => {
  expect(rows(message(9, 'agent'), message(11, 'agent'), message(12, 'agent'))).toEqual([
    'day',
    'm9',
    'new',
    'm11+',
    'm12',
  ]);
  // Midnight in Bangkok is at 17:00 UTC.
  const midnight = (Date.UTC(2026, 10, 20, 17) - START) / 60_000;
  expect(rows(message(midnight - 1, 'customer'), message(midnight, 'customer'))).toEqual([
    'day',
    `m${midnight - 1}`,
    'day',
    `m${midnight}`,
  ]);
  expect(dayOf(START)).toBe('20/11/2026');
});

test('shows days and times in Bangkok time', () => {
  const options = { timeZone: 'Asia/Bangkok' };
  const day = new Intl.DateTimeFormat('en-GB', { ...options, dateStyle: 'short' });
  const time = new Intl.DateTimeFormat('en-GB', { ...options, timeStyle: 'short' });
  fc.assert(
    fc.property(fc.integer({ min: 0, max: Date.UTC(2200, 0) }), (at) => {
      expect([dayOf(at), timeOf(at)]).toEqual([day.format(at), time.format(at)]);
    }),
  );
});

test('formats the latest possible time of a message', () => {
  expect(readMessage({ createdAt: 8.64e15 })?.at).toBe(8.64e15);
  expect(() => [dayOf(8.64e15), timeOf(8.64e15)]).not.toThrow();
});
