import type { DriverEffect, TimerName } from './driver-events';
import type { Link } from '../calls/link';
import type { DriverState } from './state';

/** The next state, and the effects to run, in order. */
export interface Transition {
  readonly state: DriverState;
  readonly effects: readonly DriverEffect[];
}

export const to = (state: DriverState, ...effects: readonly DriverEffect[]): Transition => ({
  state,
  effects,
});

export const link = (action: keyof Link): DriverEffect => ({ type: 'link', action });

export const wait = (timer: TimerName, ms: number): DriverEffect => ({ type: 'timer', timer, ms });

/** The pause before a retry. */
export const pause = (timer: TimerName, ms: number): DriverEffect => ({
  type: 'timer',
  timer,
  ms,
  isRetry: true,
});

export const cancel = (timer: TimerName): DriverEffect => ({ type: 'timer', timer, ms: null });
