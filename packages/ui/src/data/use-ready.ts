import { useSyncExternalStore } from 'react';

const never = () => () => undefined;

/** False in prerendered HTML, true once the app runs: a prerendered button must not send its form by itself. */
export const useReady = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
