import { useSyncExternalStore } from 'react';

const never = () => () => undefined;

/**
 * False while React hydrates the prerendered page, whose markup it must match; true afterwards, and from the start for
 * everything that is rendered later. For what the build cannot know, such as storage, history, or whether a form can be sent.
 */
export const useIsHydrated = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
