import { Backoff } from './backoff';

test('every pause is as long as the first, and attempts are counted anew after a connection', () => {
  const backoff = new Backoff({ min: 500 });
  expect([backoff.duration(), backoff.duration(), backoff.duration()]).toEqual([500, 500, 500]);
  expect(backoff.attempts).toBe(3);
  backoff.reset();
  expect(backoff.attempts).toBe(0);
});
