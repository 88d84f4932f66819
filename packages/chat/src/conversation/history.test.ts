import fc from 'fast-check';
import type { ChatMessage } from '../message/message';
import { addPage, beginFill, fillPage, olderPage, type PageRequest } from './history';
import { addMessages, EMPTY_LOG, type Log } from './log';

const message = (number: number): ChatMessage => ({
  id: `m${String(number).padStart(5, '0')}`,
  at: 1000 + number,
  sender: 'agent',
  body: { kind: 'text', text: `${number}` },
  clientId: null,
  provisional: false,
});

const upTo = (count: number) => Array.from({ length: count }, (_, number) => message(number));
const numbers = (log: Log) => log.sorted.map(({ at }) => at - 1000);

/** Applies the page that a server with `count` messages returns. */
function answer(log: Log, request: PageRequest | null, count: number): Log {
  if (!request) throw new Error('There is no page to ask for.');
  const messages = upTo(count)
    .reverse()
    .slice(request.skip, request.skip + request.limit);
  return addPage(log, { request, messages, full: messages.length === request.limit });
}

const opened = (count: number) => {
  const log = beginFill(EMPTY_LOG);
  return answer(log, fillPage(log), count);
};

describe('addMessages', () => {
  test("keeps each message once in the server's order, whatever order they arrive in", () => {
    fc.assert(
      fc.property(fc.array(fc.array(fc.nat({ max: 40 }), { maxLength: 6 })), (batches) => {
        const log = batches.reduce((next, batch) => addMessages(next, batch.map(message)), EMPTY_LOG);
        const expected = [...new Set(batches.flat())].sort((one, other) => one - other);
        expect(numbers(log)).toEqual(expected);
      }),
    );
  });

  test('returns the same object for known messages', () => {
    const log = addMessages(EMPTY_LOG, upTo(3));
    expect(addMessages(log, upTo(3))).toBe(log);
  });

  test('adds the client id of a copy, and keeps it if a later copy has none', () => {
    const known = addMessages(EMPTY_LOG, [message(1)]);
    const told = addMessages(known, [{ ...message(1), clientId: 'c1' }]);
    expect(told.byId.get('m00001')).toEqual({ ...message(1), clientId: 'c1' });
    expect(told.byClientId.get('c1')).toBe('m00001');
    expect(addMessages(told, [message(1)])).toBe(told);
  });

  test("replaces a provisional message with the server's copy, in the right place", () => {
    const own = { ...message(9), id: 'x', provisional: true };
    const copy = { ...message(1), id: 'x', clientId: 'c1' };
    const log = addMessages(addMessages(EMPTY_LOG, [...upTo(3), own]), [copy]);
    expect(numbers(log)).toEqual([0, 1, 1, 2]);
    expect(log.byId.get('x')).toEqual(copy);
    expect(log.byClientId.get('c1')).toBe('x');
    expect(addMessages(log, [own])).toBe(log);
  });
});

describe('fill', () => {
  test('is complete after the first page if nothing was known', () => {
    const log = opened(35);
    expect(numbers(log)).toEqual([25, 26, 27, 28, 29, 30, 31, 32, 33, 34]);
    expect(log.mark).toEqual({ at: 1034, id: 'm00034' });
    expect(fillPage(log)).toBeNull();
    expect(log.complete).toBe(false);
  });

  test('reads back to the mark after a gap, and only then moves the mark', () => {
    let log = beginFill(addMessages(opened(35), [message(70)]));
    log = answer(log, fillPage(log), 71);
    expect(fillPage(log)?.skip).toBe(10);
    expect(log.mark?.at).toBe(1034);
    while (fillPage(log)) log = answer(log, fillPage(log), 71);
    expect(numbers(log)).toEqual(Array.from({ length: 46 }, (_, index) => 25 + index));
    expect(log.mark?.at).toBe(1070);
  });

  test('restarts on a new join, and ignores the old request’s answer for the mark', () => {
    const first = beginFill(opened(35));
    const second = beginFill(first);
    const log = answer(second, fillPage(first), 36);
    expect(numbers(log)).toContain(35);
    expect(log.mark?.at).toBe(1034);
    expect(fillPage(log)).toEqual({ fill: second.begun, skip: 0, limit: 10 });
  });

  test('is not advanced by a repeated page, nor changed by a late one', () => {
    const before = beginFill(opened(35));
    const first = fillPage(before);
    const next = answer(before, first, 71);
    expect(fillPage(answer(next, first, 71))).toEqual(fillPage(next));
    let done = next;
    while (fillPage(done)) done = answer(done, fillPage(done), 71);
    expect(answer(done, first, 71)).toBe(done);
  });

  test('begins with the messages that are left if the server has lost known ones', () => {
    const before = beginFill(opened(35));
    const page = {
      request: fillPage(before) ?? neverNull(),
      messages: [message(50), message(51)],
      full: false,
    };
    const log = addPage(before, page);
    expect([fillPage(log), olderPage(log), log.complete]).toEqual([null, null, true]);
    expect(log.mark).toEqual({ at: 1051, id: 'm00051' });
  });

  test.each([0, 3, 9])('is complete after one page for a history of %i messages', (count) => {
    const log = opened(count);
    expect(log.complete).toBe(true);
    expect(olderPage(log)).toBeNull();
    const more = beginFill(log);
    expect(numbers(answer(more, fillPage(more), count + 1))).toHaveLength(count + 1);
  });
});

describe('older pages', () => {
  test('skip the known messages: ten per page, and one per message received since', () => {
    let log = opened(35);
    expect(olderPage(log)?.skip).toBe(10);
    log = addMessages(log, [message(35)]);
    expect(olderPage(log)?.skip).toBe(11);
    log = addMessages(log, [message(35)]);
    expect(olderPage(log)?.skip).toBe(11);
    log = answer(log, olderPage(log), 36);
    expect(olderPage(log)?.skip).toBe(21);
  });

  test('leave no gap when an old message arrives late', () => {
    const log = addMessages(opened(35), [message(3)]);
    expect(olderPage(log)?.skip).toBe(10);
  });

  test('reach the beginning, whichever messages arrive or are missed meanwhile', () => {
    const anyStep = fc.record({ missed: fc.nat({ max: 25 }), seen: fc.nat({ max: 3 }) });
    fc.assert(
      fc.property(fc.nat({ max: 60 }), fc.array(anyStep, { maxLength: 8 }), (begin, steps) => {
        let count = begin;
        let log = opened(count);
        for (const { missed, seen } of steps) {
          count += missed;
          for (let more = 0; more < seen; more += 1, count += 1) log = addMessages(log, [message(count)]);
          if (olderPage(log)) log = answer(log, olderPage(log), count);
        }
        log = beginFill(log);
        while (fillPage(log)) log = answer(log, fillPage(log), count);
        while (olderPage(log)) log = answer(log, olderPage(log), count);
        expect(numbers(log)).toEqual(upTo(count).map((_, index) => index));
      }),
    );
  });
});

function neverNull(): never {
  throw new Error('There is no page to ask for.');
}
