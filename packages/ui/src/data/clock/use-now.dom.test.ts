import { act, renderHook } from '@testing-library/react';
import { MINUTE_MS, useNow } from './use-now';

const MINUTE = Date.parse('2026-11-20T12:00:00Z');
beforeEach(() => jest.useFakeTimers({ now: MINUTE + 59_000 }));
afterEach(() => jest.useRealTimers());

it('changes at each full minute only', () => {
  const seen: number[] = [];
  renderHook(() => seen.push(useNow(MINUTE_MS)));
  act(() => jest.advanceTimersByTime(999));
  expect(seen).toEqual([MINUTE]);
  act(() => jest.advanceTimersByTime(1));
  act(() => jest.advanceTimersByTime(MINUTE_MS));
  expect(seen).toEqual([MINUTE, MINUTE + MINUTE_MS, MINUTE + 2 * MINUTE_MS]);
});

it('is correct as soon as the page of a sleeping phone is visible again', () => {
  const { result } = renderHook(() => useNow(MINUTE_MS));
  // Asleep: the clock advances, but no timer fires.
  jest.setSystemTime(MINUTE + 90 * MINUTE_MS + 1);
  act(() => void document.dispatchEvent(new Event('visibilitychange')));
  expect(result.current).toBe(MINUTE + 90 * MINUTE_MS);
});

it('leaves no timer behind', () => {
  renderHook(() => useNow(MINUTE_MS)).unmount();
  expect(jest.getTimerCount()).toBe(0);
});
