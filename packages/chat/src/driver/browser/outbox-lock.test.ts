import { acquireOutbox } from './outbox-lock';

type Locks = Parameters<typeof acquireOutbox>[0];
const settled = () => new Promise((resolve) => setImmediate(resolve));

test('takes the outbox if the browser rejects the lock request', async () => {
  const take = jest.fn();
  const locks = { request: () => Promise.reject(new DOMException('denied', 'SecurityError')) };
  acquireOutbox(locks as unknown as Locks, 'g1', new AbortController().signal, take);
  await settled();
  expect(take).toHaveBeenCalledTimes(1);
});

test('does not take the outbox once the tab has stopped waiting for the lock', async () => {
  const take = jest.fn();
  const lifetime = new AbortController();
  const request = () =>
    new Promise((_, reject) => lifetime.signal.addEventListener('abort', () => reject(new Error('aborted'))));
  acquireOutbox({ request } as unknown as Locks, 'g1', lifetime.signal, take);
  lifetime.abort();
  await settled();
  expect(take).not.toHaveBeenCalled();
});
