import { randomId } from './random-id';
import { participantId, roomOf } from './room';

test('makes an id of all 128 random bits', () => {
  expect(randomId((bytes) => bytes.map((_, index) => index))).toBe('000102030405060708090a0b0c0d0e0f');
  expect(randomId((bytes) => bytes.fill(255))).toBe('f'.repeat(32));
});

test('makes different ids', () => {
  const ids = new Set(Array.from({ length: 1000 }, () => randomId()));
  expect(ids.size).toBe(1000);
});

test('names the room after the member or, without one, after the guest', () => {
  expect(roomOf('SITE', { userId: 'u1', guestId: 'g1' })).toBe('SITE-u1');
  expect(roomOf('SITE', { userId: null, guestId: 'g1' })).toBe('SITE-g1');
  expect(() => participantId({ userId: null, guestId: null })).toThrow('a user id or a guest id');
});
