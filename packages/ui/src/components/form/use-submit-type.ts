import { useSyncExternalStore } from 'react';

const never = () => () => undefined;

/** The type of a form's button: a prerendered one must not submit its form natively. */
export const useSubmitType = (): 'submit' | 'button' =>
  useSyncExternalStore(
    never,
    () => 'submit',
    () => 'button',
  );
