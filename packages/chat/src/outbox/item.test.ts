import fc from 'fast-check';
import {
  deliveryStatus,
  FILE_GONE,
  GIVEN_UP,
  inOrder,
  newItem,
  NOT_DELIVERED,
  type OutboxItem,
} from './item';

const queued = newItem('c1', 1, { kind: 'text', text: 'hi' });

test.each([
  ['queued', 'sending'],
  ['uploading', 'uploading_file'],
  ['sending', 'sending'],
  ['asking', 'sending'],
  ['failed', 'failed'],
  ['sent', 'succeed'],
] as const)('shows an item that is %s as %s', (state, status) => {
  expect(deliveryStatus({ ...queued, state })).toBe(status);
});

test('queues a new item as not sent', () => {
  expect(queued).toEqual({
    clientId: 'c1',
    composedAt: 1,
    content: { kind: 'text', text: 'hi' },
    state: 'queued',
    reason: null,
    attempt: null,
    sentAt: null,
    resolvedBy: 0,
  });
});

test('has fixed codes for the reasons of this package', () => {
  expect([NOT_DELIVERED, GIVEN_UP, FILE_GONE]).toEqual([
    'CHAT_NOT_DELIVERED',
    'CHAT_GIVEN_UP',
    'CHAT_FILE_GONE',
  ]);
});

test('orders items by time of writing, then by client id', () => {
  const anyItems = fc.uniqueArray(fc.record({ at: fc.nat({ max: 3 }), name: fc.nat({ max: 99 }) }), {
    selector: ({ name }) => name,
  });
  const precedes = (one: OutboxItem, other: OutboxItem) =>
    one.composedAt < other.composedAt ||
    (one.composedAt === other.composedAt && one.clientId < other.clientId);
  fc.assert(
    fc.property(anyItems, (written) => {
      const items = written.map(({ at, name }) => ({ ...queued, clientId: `c${name}`, composedAt: at }));
      const sorted = inOrder(items);
      expect(new Set(sorted)).toEqual(new Set(items));
      sorted.slice(1).forEach((item, index) => {
        expect(precedes(sorted[index] ?? item, item)).toBe(true);
      });
    }),
  );
});
