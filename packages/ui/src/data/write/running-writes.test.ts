import { afterWrites, whileWriting } from './running-writes';

it('waits until the last write has ended, also if it failed', async () => {
  let end = (_: string) => {};
  let fail = (_: Error) => {};
  const one = whileWriting(new Promise<string>((resolve) => (end = resolve)));
  const other = whileWriting(new Promise<string>((_, reject) => (fail = reject)));
  const done = jest.fn();
  const waiting = afterWrites().then(done);
  end('done');
  expect(await one).toBe('done');
  expect(done).not.toHaveBeenCalled();
  fail(new Error('lost'));
  await expect(other).rejects.toThrow('lost');
  await waiting;
  expect(done).toHaveBeenCalledTimes(1);
  await afterWrites();
});
