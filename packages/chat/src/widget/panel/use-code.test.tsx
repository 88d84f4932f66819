import { act, renderHook } from '@testing-library/react';
import { useCode } from './use-code';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());
const wait = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));

test('retries a failed load with growing pauses, and gives up in the end', async () => {
  const load = jest.fn(() => Promise.reject(new Error('gone')));
  renderHook(() => useCode(load, true));
  await wait(10_000);
  expect(load.mock.calls.length).toBeLessThanOrEqual(4);
  await wait(3_600_000);
  expect(load).toHaveBeenCalledTimes(8);
});

test('returns the code once it is loaded', async () => {
  const load = jest.fn(() => Promise.resolve('code')).mockRejectedValueOnce(new Error('offline'));
  const { result } = renderHook(() => useCode(load, true));
  await wait(2000);
  expect(result.current).toBe('code');
});
