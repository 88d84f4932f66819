import fc from 'fast-check';
import { fromMajor, type Minor } from '#/money/minor';
import type { QrView } from './qr-code-view';
import { NO_QR, type QrEvent, qrReducer, type QrSnapshot, type QrState } from './qr-state';

const code = (id: string, amount = 100): QrView => ({
  id,
  image: null,
  amount: fromMajor(amount),
  deadline: 1_000_000,
});
const A = code('a');

const seen = (found: QrSnapshot['found'], balance: number | null = 0, isSettled = true): QrEvent => ({
  type: 'polled',
  found,
  isSettled,
  balance: balance === null ? null : fromMajor(balance),
  isComparable: true,
});
/** Like `seen`, with a balance in another currency than the code's. */
const seenInOther = (found: QrSnapshot['found'], balance: number): QrEvent =>
  Object.assign(seen(found, balance), { isComparable: false });
const made = (each: QrView): QrEvent => ({ type: 'made', code: each });
const ended = (id: string): QrEvent => ({ type: 'ended', id });
const after = (...events: readonly QrEvent[]): QrState => events.reduce(qrReducer, NO_QR);

describe('the open code', () => {
  it('is the one that the server has when the sheet opens', () => {
    expect(after(seen(undefined))).toEqual(NO_QR);
    expect(after(seen(null))).toEqual(NO_QR);
    expect(after(seen(A)).code).toBe(A);
  });

  it('is not gone before the server has returned it once', () => {
    // A response that was in flight when the code was created does not contain it yet.
    expect(after(made(A), seen(null))).toMatchObject({ code: A, isGone: false });
    expect(after(made(A), seen(undefined))).toMatchObject({ code: A, isGone: false });
    expect(after(made(A), seen(A), seen(null))).toMatchObject({ code: A, isGone: true });
  });

  it('is not gone while a newer request is in flight', () => {
    expect(after(made(A), seen(A), seen(null, 0, false)).isGone).toBe(false);
  });

  it('is open again if the server returns it again', () => {
    expect(after(made(A), seen(A), seen(null), seen(A))).toMatchObject({
      code: A,
      isConfirmed: true,
      isGone: false,
    });
    expect(after(made(A), seen(A), seen(null), seen(A), seen(null)).isGone).toBe(true);
  });

  it('is gone if the server returns another code, which was created elsewhere', () => {
    const elsewhere = after(made(A), seen(A), seen(code('b')));
    expect(elsewhere).toMatchObject({ code: A, isGone: true });
    expect([ended('a'), seen(code('b'))].reduce(qrReducer, elsewhere).code?.id).toBe('b');
  });

  it('stays ended if a late response contains it', () => {
    expect(after(seen(A), ended('a'), seen(A))).toMatchObject({ code: null, arrived: null });
    expect(after(seen(A), ended('a'), seen(code('b')))).toMatchObject({ code: { id: 'b' } });
  });

  it('does not end when another code ends', () => {
    expect(after(made(A), made(code('b')), ended('a')).code?.id).toBe('b');
  });
});

describe('the money', () => {
  it('has arrived once the balance has grown by the amount', () => {
    expect(after(made(A), seen(A, 20), seen(A, 119.99)).arrived).toBeNull();
    expect(after(made(A), seen(A, 20), seen(A, 120))).toMatchObject({ code: null, arrived: A.amount });
    expect(after(made(A), seen(A, 20), seen(null, 20), seen(null, 120)).arrived).toBe(A.amount);
  });

  it('in another currency has arrived once the code is gone and the balance has grown', () => {
    const open = [made(A), seenInOther(A, 20)];
    expect(after(...open, seenInOther(A, 900)).arrived).toBeNull();
    expect(after(...open, seenInOther(null, 20))).toMatchObject({ isGone: true, arrived: null });
    expect(after(...open, seenInOther(null, 20), seenInOther(null, 20.01)).arrived).toBe(A.amount);
    expect(after(...open, seenInOther(null, 5)).arrived).toBeNull();
  });

  it('is detected although another tab withdraws meanwhile', () => {
    expect(after(made(A), seen(A, 500), seen(A, 0), seen(A, 100)).arrived).toBe(A.amount);
  });

  it('does not include money from before the code', () => {
    expect(after(seen(undefined, 20), made(A), seen(A, 120)).arrived).toBeNull();
    expect(after(made(A), seen(A, null), seen(A, 120)).arrived).toBeNull();
  });

  it('of one code does not count for the next one', () => {
    const next = after(made(A), seen(A, 0), seen(A, 60), ended('a'), made(code('b')), seen(null, 100));
    expect(next).toMatchObject({ code: { id: 'b' }, arrived: null, lowest: fromMajor(100) });
  });

  it('stays on screen until another code is created', () => {
    const paid = [made(A), seen(A, 0), seen(A, 100)];
    expect(after(...paid, seen(A, 0), seen(code('b'), 900), seen(null, null))).toEqual(after(...paid));
    expect(after(...paid, made(code('b')))).toMatchObject({ code: { id: 'b' }, arrived: null });
  });
});

const anyCode = fc.constantFrom(A, code('b'), code('c', 50));
const anySight: fc.Arbitrary<QrEvent> = fc.record({
  type: fc.constant('polled' as const),
  found: fc.oneof(anyCode, fc.constant(null), fc.constant(undefined)),
  isSettled: fc.boolean(),
  balance: fc.oneof(fc.constant(null), fc.integer({ min: 0, max: 200 }).map(fromMajor)),
  isComparable: fc.boolean(),
});
const anyEvent: fc.Arbitrary<QrEvent> = fc.oneof(
  anySight,
  fc.record({ type: fc.constant('made' as const), code: anyCode }),
  fc.record({ type: fc.constant('ended' as const), id: fc.constantFrom('a', 'b', 'c') }),
);

it('does not change after the same snapshot has opened and confirmed a code', () => {
  fc.assert(
    fc.property(fc.array(anyEvent, { maxLength: 20 }), anySight, (events, snapshot) => {
      const settled = [snapshot, snapshot].reduce(qrReducer, after(...events));
      expect(qrReducer(settled, snapshot)).toBe(settled);
    }),
  );
});

it('never shows a code together with its money, nor money without a code', () => {
  fc.assert(
    fc.property(fc.array(anyEvent, { maxLength: 20 }), (events) => {
      const { code: open, arrived } = after(...events);
      expect(open !== null && arrived !== null).toBe(false);
      const amounts: readonly (Minor | null)[] = [null, fromMajor(100), fromMajor(50)];
      expect(amounts).toContain(arrived);
    }),
  );
});
