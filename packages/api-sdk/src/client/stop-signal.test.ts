import { Stopper } from './stop-signal';

test('stopping notifies the remaining listeners, and shows in aborted', () => {
  const stopper = new Stopper();
  const calls: string[] = [];
  const first = () => calls.push('first');
  const second = () => calls.push('second');
  stopper.addEventListener('abort', first);
  stopper.addEventListener('abort', second);
  stopper.removeEventListener('abort', first);
  expect([stopper.aborted, calls]).toEqual([false, []]);
  stopper.stop();
  expect([stopper.aborted, calls]).toEqual([true, ['second']]);
});
