import { Stopper } from './stop-signal';

test('stopping notifies the remaining listeners, and shows in aborted', () => {
  const stopper = new Stopper();
  const heard: string[] = [];
  const first = () => heard.push('first');
  const second = () => heard.push('second');
  stopper.addEventListener('abort', first);
  stopper.addEventListener('abort', second);
  stopper.removeEventListener('abort', first);
  expect([stopper.aborted, heard]).toEqual([false, []]);
  stopper.stop();
  expect([stopper.aborted, heard]).toEqual([true, ['second']]);
});
