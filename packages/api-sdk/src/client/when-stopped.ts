import type { StopSignal } from './stop-signal';

type Stop = () => void;

/** Adds a call that a signal stops, and returns what removes it. One listener serves all calls under way. */
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
 * Calls `stop` when the signal aborts, or has aborted, until the function that it returns is called. All calls under way on a signal
 * share one listener: Node takes more than ten for a leak, and warns.
 */
export const whenStopped = (signal: StopSignal, stop: Stop): Stop => {
  const add = sharing.get(signal) ?? shareListener(signal);
  sharing.set(signal, add);
  if (signal.aborted) stop();
  return add(stop);
};
