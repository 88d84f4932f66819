import { useSyncExternalStore } from 'react';

const never = () => () => undefined;

interface SubmitReady {
  readonly type: 'submit' | 'button';
  /** Found by the page's first lines, which keep a press on it. */
  readonly 'data-waits'?: '';
}
const READY: SubmitReady = { type: 'submit' };
const WAITING: SubmitReady = { type: 'button', 'data-waits': '' };

/** For the button of a form: a prerendered one must not send its form by itself, and waits for the app. */
export const useSubmitReady = (): SubmitReady =>
  useSyncExternalStore(
    never,
    () => READY,
    () => WAITING,
  );
