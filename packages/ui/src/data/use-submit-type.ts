import { useSyncExternalStore } from 'react';

const never = () => () => undefined;

/** For the button of a form: a prerendered one must not send its form by itself. */
export const useSubmitType = (): 'submit' | 'button' =>
  useSyncExternalStore(
    never,
    () => 'submit',
    () => 'button',
  );
