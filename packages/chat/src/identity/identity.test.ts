import { randomId } from './random-id';
import { participantId, roomOf } from './room';

test('an id contains all 128 random bits', () => {
  expect(randomId((bytes) => bytes.map((_, index) => index))).toBe('000102030405060708090a0b0c0d0e0f');
  expect(randomId((bytes) => bytes.fill(255))).toBe('f'.repeat(32));
});

test('ids differ', () => {
  const ids = new Set(Array.from({ length: 1000 }, () => randomId()));
  expect(ids.size).toBe(1000);
});

test('the room is named after the member, or else the guest', () => {
  expect(roomOf('SITE', { userId: 'u1', guestId: 'g1' })).toBe('SITE-u1');
  expect(roomOf('SITE', { userId: null, guestId: 'g1' })).toBe('SITE-g1');
  expect(() => participantId({ userId: null, guestId: null })).toThrow('a user id or a guest id');
});
