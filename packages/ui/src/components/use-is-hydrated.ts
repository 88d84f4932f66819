import { useSyncExternalStore } from 'react';

const never = () => () => undefined;

/**
 * False while React takes over the prerendered page, whose markup it has to repeat; true right after, and everywhere
 * else from the start. For what the build cannot know: storage, history, a form that may be sent.
 */
export const useIsHydrated = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
