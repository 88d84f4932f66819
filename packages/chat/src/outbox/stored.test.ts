import fc from 'fast-check';
import { newItem, type OutboxItem } from './item';
import { DRAFT_KEY, readRecord, recordKey, recordPrefix, writeRecord } from './stored';

const anyItem: fc.Arbitrary<OutboxItem> = fc.record({
  clientId: fc.string({ minLength: 1 }),
  composedAt: fc.nat(),
  content: fc.oneof(
    fc.record({ kind: fc.constant('text' as const), text: fc.string() }),
    fc.record({ kind: fc.constant('postback' as const), text: fc.string(), payload: fc.string() }),
    fc.record({
      kind: fc.constant('media' as const),
      fileType: fc.constantFrom('image' as const, 'video' as const),
      name: fc.string(),
      path: fc.option(fc.string()),
    }),
  ),
  state: fc.constantFrom('queued', 'uploading', 'sending', 'asking', 'failed', 'sent'),
  reason: fc.option(fc.string()),
  attempt: fc.option(
    fc.record({
      after: fc.record({ at: fc.oneof(fc.nat(), fc.constant(Number.NEGATIVE_INFINITY)), id: fc.string() }),
      isCertain: fc.boolean(),
      others: fc.array(fc.string()),
      doubtful: fc.constant(true),
    }),
  ),
  sentAt: fc.option(fc.nat()),
  resolvedBy: fc.constant(0),
});

test('restores an item from its record unchanged', () => {
  fc.assert(fc.property(anyItem, (item) => expect(readRecord(writeRecord(item))).toEqual(item)));
});

const text = { kind: 'text', text: 'x' };
const media = { kind: 'media', fileType: 'image', name: 'a.png', path: '/f/1' };
const unknown = { after: { at: Number.NEGATIVE_INFINITY, id: '' }, isCertain: false };
const attempt = { after: { at: 5, id: 'm1' }, isCertain: true, others: ['m2'], doubtful: true };
const item = { ...newItem('c1', 1, { kind: 'text', text: 'x' }), state: 'failed' };
/** A record with some fields changed, as by another version or by an edit. */
const record = (fields: object) => JSON.stringify({ v: 1, ...item, ...fields });

test('stores the version of the format, and not the number of the fill', () => {
  const kept = JSON.parse(writeRecord(newItem('c1', 1, { kind: 'text', text: 'x' }))) as object;
  expect(kept).toHaveProperty('v', 1);
  expect(kept).not.toHaveProperty('resolvedBy');
});

test('does not read a time that no clock shows', () => {
  expect(readRecord(record({ composedAt: 0 }).replace('"composedAt":0', '"composedAt":1e999'))).toBeNull();
});

test.each([null, '', 'null', '[]', '{', '7', '"x"'])('does not read %p as a record', (value) => {
  expect(readRecord(value)).toBeNull();
});

test.each([
  { v: 2 },
  { v: undefined },
  { clientId: '' },
  { clientId: 7 },
  { composedAt: null },
  { composedAt: '1' },
  { state: 'gone' },
  { state: null },
  { content: null },
  { content: undefined },
  { content: { ...text, kind: 'cards' } },
  { content: { ...text, text: 7 } },
  { content: { kind: 'postback', text: 'Yes' } },
  { content: { kind: 'postback', payload: 'YES' } },
  { content: { kind: 'cards', text: 'Yes', payload: 'YES' } },
  { content: { ...media, kind: 'file' } },
  { content: { ...media, fileType: 'file' } },
  { content: { ...media, name: null } },
])('rejects a record with %j', (fields) => {
  expect(readRecord(record(fields))).toBeNull();
});

test.each([
  [{ reason: 7 }, { reason: null }],
  [{ sentAt: '5' }, { sentAt: null }],
  [{ resolvedBy: 5 }, { resolvedBy: 0 }],
  [{ content: { ...media, path: 7 } }, { content: { ...media, path: null } }],
  [{ content: { ...media, fileType: 'video', size: 7 } }, { content: { ...media, fileType: 'video' } }],
  [{ attempt: 'yes' }, { attempt: null }],
  [{ attempt: { ...attempt, doubtful: false } }, { attempt }],
  [{ attempt: { ...attempt, others: 'm2' } }, { attempt: { ...attempt, others: [] } }],
  [{ attempt: { ...attempt, others: ['m2', 7, null] } }, { attempt }],
  [{ attempt: { ...attempt, after: { at: 5 } } }, { attempt: { ...attempt, ...unknown } }],
  [{ attempt: { ...attempt, after: { id: 'm1' } } }, { attempt: { ...attempt, ...unknown } }],
  [{ attempt: { ...attempt, after: { at: '5', id: 'm1' } } }, { attempt: { ...attempt, ...unknown } }],
])('reads a record with %j as one with %j', (fields, expected) => {
  expect(readRecord(record(fields))).toEqual({ ...item, ...expected });
});

test('has separate records for each participant', () => {
  expect(recordKey('u1', 'c1')).toBe('chat-outbox/u1/c1');
  expect(recordKey('u1', 'c1').startsWith(recordPrefix('u1'))).toBe(true);
  expect(recordKey('u1/c1', 'x').startsWith(recordPrefix('u1'))).toBe(false);
});

test('keeps the draft under the name by which an app removes it', () => {
  expect(DRAFT_KEY).toBe('chat-draft');
});
