import { act, renderHook } from '@testing-library/react';
import { useCode } from './use-code';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());
const wait = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));

test('code that does not load is asked for ever more rarely, and then no more', async () => {
  const load = jest.fn(() => Promise.reject(new Error('gone')));
  renderHook(() => useCode(load, true));
  await wait(10_000);
  expect(load.mock.calls.length).toBeLessThanOrEqual(4);
  await wait(3_600_000);
  expect(load).toHaveBeenCalledTimes(8);
});

test('it is there once it loads', async () => {
  const load = jest.fn(() => Promise.resolve('code')).mockRejectedValueOnce(new Error('offline'));
  const { result } = renderHook(() => useCode(load, true));
  await wait(2000);
  expect(result.current).toBe('code');
});
