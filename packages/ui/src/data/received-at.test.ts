import { receivedAt, rememberReceivedAt } from './received-at';

it('knows when an answer came, however long it has been kept', () => {
  jest.useFakeTimers({ now: 1000 });
  const answer = { expireIn: 100 };
  rememberReceivedAt(answer);
  jest.setSystemTime(61_000);
  expect(receivedAt(answer)).toBe(1000);
  expect(receivedAt({ expireIn: 100 })).toBeUndefined();
  jest.useRealTimers();
});

it.each([undefined, null, 'text', 5])('%p has no time', (answer) => {
  expect(() => rememberReceivedAt(answer)).not.toThrow();
});
