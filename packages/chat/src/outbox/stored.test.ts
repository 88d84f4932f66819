import fc from 'fast-check';
import { newItem, type OutboxItem } from './item';
import { draftKey, readRecord, recordKey, recordPrefix, writeRecord } from './stored';

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
      after: fc.option(
        fc.record({ at: fc.oneof(fc.nat(), fc.constant(Number.NEGATIVE_INFINITY)), id: fc.string() }),
      ),
      others: fc.array(fc.string()),
      doubtful: fc.constant(true),
    }),
  ),
  sentAt: fc.option(fc.nat()),
  toldBy: fc.constant(0),
});

test('an item comes back from its record as it was', () => {
  fc.assert(fc.property(anyItem, (item) => expect(readRecord(writeRecord(item))).toEqual(item)));
});

test.each([
  null,
  '',
  'null',
  '[]',
  '{',
  '{"v":2}',
  JSON.stringify({ v: 1, ...newItem('', 1, { kind: 'text', text: 'x' }) }),
  JSON.stringify({ v: 1, ...newItem('c', 1, { kind: 'text', text: 'x' }), composedAt: null }),
  JSON.stringify({ v: 1, ...newItem('c', 1, { kind: 'text', text: 'x' }), state: 'gone' }),
  JSON.stringify({ v: 1, ...newItem('c', 1, { kind: 'text', text: 'x' }), content: { kind: 'media' } }),
])('%s is no record', (record) => {
  expect(readRecord(record)).toBeNull();
});

test('every participant has records of their own', () => {
  expect(recordKey('u1', 'c1')).toBe('chat-outbox/u1/c1');
  expect(recordKey('u1', 'c1').startsWith(recordPrefix('u1'))).toBe(true);
  expect(recordKey('u1/c1', 'x').startsWith(recordPrefix('u1'))).toBe(false);
  expect(draftKey('a b')).toBe('chat-draft/a%20b');
});
