import type { StopSignal } from './stop-signal';

type Stop = () => void;

/** Adds a call to a signal's shared listener. @returns a function that removes it */
const shareListener = (signal: StopSignal): ((stop: Stop) => Stop) => {
  const stops = new Set<Stop>();
  const stopAll = () => stops.forEach((stop) => stop());
  return (stop) => {
    if (stops.size === 0) signal.addEventListener('abort', stopAll);
    stops.add(stop);
    return () => {
      stops.delete(stop);
      if (stops.size === 0) signal.removeEventListener('abort', stopAll);
    };
  };
};

const sharing = new WeakMap<StopSignal, ReturnType<typeof shareListener>>();

/**
 * Calls `stop` when the signal aborts, or immediately if it has aborted. All running calls of a signal share one
 * listener, because Node warns of a leak above ten listeners.
 * @returns a function that stops listening
 */
export const whenStopped = (signal: StopSignal, stop: Stop): Stop => {
  const add = sharing.get(signal) ?? shareListener(signal);
  sharing.set(signal, add);
  if (signal.aborted) stop();
  return add(stop);
};
