import { receivedAt, rememberReceivedAt } from './received-at';

it('returns when a response was received, however long it has been cached', () => {
  jest.useFakeTimers({ now: 1000 });
  const answer = { expireIn: 100 };
  rememberReceivedAt(answer);
  jest.setSystemTime(61_000);
  expect(receivedAt(answer)).toBe(1000);
  expect(receivedAt({ expireIn: 100 })).toBeUndefined();
  jest.useRealTimers();
});

it.each([undefined, null, 'text', 5])('ignores %p', (answer) => {
  expect(() => rememberReceivedAt(answer)).not.toThrow();
});
