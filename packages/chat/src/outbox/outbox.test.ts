import { newItem, type OutboxItem, type OutboxState } from './item';
import { EMPTY_OUTBOX, nextStep, withItem, withoutItem, withSettled } from './outbox';

const media = (path: string | null) =>
  ({ kind: 'media', fileType: 'image', name: 'a.png', path }) satisfies OutboxItem['content'];
const item = (number: number, state: OutboxState, content: OutboxItem['content']): OutboxItem => ({
  ...newItem(`c${number}`, number, content),
  state,
});
const hi: OutboxItem['content'] = { kind: 'text', text: 'hi' };
const holding = (...items: OutboxItem[]) => items.reduce(withItem, { ...EMPTY_OUTBOX, owner: true });

describe('the next step', () => {
  test.each<[string, OutboxItem[], string | null]>([
    ['nothing', [], null],
    ['a text', [item(1, 'queued', hi)], 'send c1'],
    ['a choice', [item(1, 'queued', { kind: 'postback', text: 'Yes', payload: 'YES' })], 'send c1'],
    ['a file', [item(1, 'queued', media(null))], 'upload c1'],
    ['a file that is uploaded', [item(1, 'queued', media('/f/1'))], 'send c1'],
    ['a message after a failed one', [item(1, 'failed', hi), item(2, 'queued', hi)], 'send c2'],
    ['a message after a confirmed one', [item(1, 'sent', hi), item(2, 'queued', hi)], 'send c2'],
    ['a message behind an upload', [item(1, 'uploading', media(null)), item(2, 'queued', hi)], null],
    ['a message behind a send', [item(1, 'sending', hi), item(2, 'queued', hi)], null],
    ['a message behind one in doubt', [item(1, 'asking', hi), item(2, 'queued', hi)], null],
    ['two messages in the wrong order', [item(2, 'queued', hi), item(1, 'queued', hi)], 'send c1'],
    ['a failed message', [item(1, 'failed', hi)], null],
  ])('with %s', (_, items, expected) => {
    const step = nextStep(holding(...items));
    expect(step && `${step.kind} ${step.item.clientId}`).toBe(expected);
    expect(nextStep({ ...holding(...items), owner: false })).toBeNull();
  });
});

test('while sends wait for history, a file is uploaded and nothing is sent', () => {
  const [first, file] = [item(1, 'queued', hi), item(1, 'queued', media(null))];
  expect(nextStep({ ...holding(first), waits: true })).toBeNull();
  expect(nextStep({ ...holding(file), waits: true })).toEqual({ kind: 'upload', item: file });
});

test('returns the same outbox for the removal of an unknown item', () => {
  const outbox = holding(item(1, 'queued', hi));
  expect(withoutItem(outbox, 'c2')).toBe(outbox);
  expect(withoutItem(outbox, 'c1').items.size).toBe(0);
  expect(outbox.items.size).toBe(1);
});

test('removes a settled item, and keeps its id', () => {
  const outbox = withSettled(holding(item(1, 'sending', hi)), 'c1');
  expect([outbox.items.size, [...outbox.settled]]).toEqual([0, ['c1']]);
  expect(outbox.senders.size).toBe(0);
});

test('keeps the sender of a settled message whose id is known', () => {
  const outbox = withSettled(holding(item(1, 'sending', hi)), 'c1', 'm1');
  expect([...outbox.senders]).toEqual([['m1', 'c1']]);
});

test('is empty, and of no tab, at first', () => {
  expect(EMPTY_OUTBOX).toEqual({
    items: new Map(),
    owner: false,
    readyFrom: 0,
    waits: false,
    settled: new Set(),
    senders: new Map(),
  });
});
