import { act, renderHook } from '@testing-library/react';
import { learningServerTime, serverNow } from './server-clock';
import { useCountdown } from './use-countdown';

const START = Date.parse('2026-11-20T12:00:00Z');
beforeEach(() => jest.useFakeTimers({ now: START }));
afterEach(() => jest.useRealTimers());

const render = (deadline: number | null) =>
  renderHook(({ at }: { at: number | null }) => useCountdown(at), { initialProps: { at: deadline } });

it('counts down every second to zero and stops its timer', () => {
  const { result } = render(START + 3000);
  expect(result.current).toBe(3000);
  act(() => jest.advanceTimersByTime(1000));
  expect(result.current).toBe(2000);
  act(() => jest.advanceTimersByTime(5000));
  expect(result.current).toBe(0);
  expect(jest.getTimerCount()).toBe(0);
});

it('is correct from the first render, however long the screen has been open', () => {
  const seen: number[] = [];
  const { rerender } = renderHook(
    ({ at }: { at: number | null }) => {
      const left = useCountdown(at);
      seen.push(left);
      return left;
    },
    { initialProps: { at: null as number | null } },
  );
  jest.setSystemTime(START + 90_000);
  seen.length = 0;
  rerender({ at: START + 90_000 + 272_000 });
  expect(Math.max(...seen)).toBe(272_000);
});

it('is correct as soon as the page of a sleeping phone is visible again', () => {
  const { result } = render(START + 600_000);
  // Asleep: the clock advances, but no timer fires.
  jest.setSystemTime(START + 400_000);
  act(() => void document.dispatchEvent(new Event('visibilitychange')));
  expect(result.current).toBe(200_000);
  jest.setSystemTime(START + 700_000);
  act(() => void document.dispatchEvent(new Event('visibilitychange')));
  expect(result.current).toBe(0);
});

it('continues to a deadline by the server’s clock when the phone’s clock turns out to be wrong', async () => {
  const counts = renderHook(() => [
    useCountdown(START + 600_000, { now: serverNow }) / 1000,
    useCountdown(START + 600_000) / 1000,
  ]);
  expect(counts.result.current).toEqual([600, 600]);
  // Set an hour forward.
  jest.setSystemTime(START + 3_600_000);
  act(() => jest.advanceTimersByTime(1000));
  expect(counts.result.current).toEqual([0, 0]);
  const send = learningServerTime(async () => ({
    status: 200,
    text: '',
    date: new Date(START + 2000).toUTCString(),
  }));
  await act(async () => void (await send({ headers: { Authorization: 'Bearer t' } } as never)));
  act(() => jest.advanceTimersByTime(1000));
  expect(counts.result.current).toEqual([597, 0]);
  act(() => jest.advanceTimersByTime(3000));
  expect(counts.result.current).toEqual([594, 0]);
});

it.each([
  ['the phone’s', Date.now],
  ['the server’s', serverNow],
])('shows no more time than at the start after the clock was set back: %s deadline', (_, now) => {
  const deadline = now() + 8000;
  const { result } = renderHook(() => useCountdown(deadline, { now }));
  expect(result.current).toBe(8000);
  jest.setSystemTime(START - 600_000);
  act(() => jest.advanceTimersByTime(3000));
  expect(result.current).toBe(5000);
  act(() => void document.dispatchEvent(new Event('visibilitychange')));
  expect(result.current).toBe(5000);
  act(() => jest.advanceTimersByTime(5000));
  expect(result.current).toBe(0);
});

it('for a stored deadline, shows at most `mostMs` after the clock was set back', () => {
  const { result } = renderHook(() => useCountdown(START + 650_000, { mostMs: 60_000 }));
  expect(result.current).toBe(60_000);
  act(() => jest.advanceTimersByTime(61_000));
  expect(result.current).toBe(0);
});
