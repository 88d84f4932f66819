import { memoryStorage } from '#/session/browser-storage';
import { createSession } from '#/session/session';
import { createLeftWrites, type LeftOutcome, leftWritesOf } from './left-writes';

const DONE: LeftOutcome = { as: 'done', words: { name: 'transfer.title', done: 'transfer.done' } };

function setUp() {
  const session = createSession({ local: memoryStorage(), session: memoryStorage() });
  session.logIn('first', false, 'ann');
  return { session, owner: session.getState().owner, left: createLeftWrites(session) };
}

test('blocks its place until its outcome arrives, which stays until it is shown', () => {
  const { left, owner } = setUp();
  const arrive = left.leave('transfer', owner);
  expect([left.isUnderWay('transfer'), left.isUnderWay('withdraw'), left.next()]).toEqual([
    true,
    false,
    null,
  ]);
  arrive(DONE);
  expect([left.isUnderWay('transfer'), left.next()]).toEqual([false, DONE]);
  left.dismiss(DONE);
  expect(left.next()).toBeNull();
});

test('only unblocks its place when the outcome is null', () => {
  const { left, owner } = setUp();
  left.leave('spin', owner)(null);
  expect([left.isUnderWay('spin'), left.next()]).toEqual([false, null]);
});

test('returns outcomes one after the other, in order of arrival', () => {
  const { left, owner } = setUp();
  const [first, second] = [left.leave('transfer', owner), left.leave('withdraw', owner)];
  const other: LeftOutcome = { ...DONE, as: 'unknown-outcome' };
  second(other);
  expect(left.next()).toBe(other);
  first(DONE);
  expect(left.next()).toBe(other);
  left.dismiss(other);
  expect(left.next()).toBe(DONE);
});

test('is shown to the member after logging out, and after logging in again', () => {
  const { session, left, owner } = setUp();
  const arrive = left.leave('transfer', owner);
  session.logOut();
  expect(left.isUnderWay('transfer')).toBe(false);
  arrive(DONE);
  expect(left.next()).toBe(DONE);
  session.logIn('second', false, 'ann');
  expect(left.next()).toBe(DONE);
});

test('neither blocks another member nor shows them anything', () => {
  const { session, left, owner } = setUp();
  const [before, after] = [left.leave('transfer', owner), left.leave('withdraw', owner)];
  session.logOut();
  before(DONE);
  session.logIn('second', false, 'bob');
  expect([left.isUnderWay('withdraw'), left.next()]).toEqual([false, null]);
  after({ ...DONE });
  session.logOut();
  expect(left.next()).toBeNull();
});

test('is still under way for its member after another one has logged in and out', () => {
  const { session, left, owner } = setUp();
  left.leave('transfer', owner);
  left.leave('withdraw', owner)(DONE);
  session.logOut();
  session.logIn('second', false, 'bob');
  session.logOut();
  session.logIn('third', false, 'ann');
  expect(left.isUnderWay('transfer')).toBe(true);
});

test('tells its listeners of each change, until they unsubscribe', () => {
  const { session, left, owner } = setUp();
  const told = jest.fn();
  const unsubscribe = left.subscribe(told);
  const arrive = left.leave('transfer', owner);
  expect(told).toHaveBeenCalledTimes(1);
  arrive(DONE);
  expect(told).toHaveBeenCalledTimes(2);
  // Nothing changes, because the outcome is still shown.
  session.logOut();
  expect(told).toHaveBeenCalledTimes(2);
  session.logIn('second', false, 'bob');
  expect(told).toHaveBeenCalledTimes(3);
  unsubscribe();
  left.leave('withdraw', owner);
  expect(told).toHaveBeenCalledTimes(3);
});

test('each session has its own', () => {
  const [{ session }, { session: other }] = [setUp(), setUp()];
  expect(leftWritesOf(session)).toBe(leftWritesOf(session));
  expect(leftWritesOf(other)).not.toBe(leftWritesOf(session));
});
