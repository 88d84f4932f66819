import { useSyncExternalStore } from 'react';

/** How Chrome, Firefox and Safari say that a module could not be fetched, and the bundler's loader that a sheet could not. */
const NOT_FETCHED = /dynamically imported module|importing a module script failed|unable to preload css/i;

export const isNotFetched = (error: unknown): boolean =>
  error instanceof Error && NOT_FETCHED.test(error.message);

type Reload = () => void;

let reload: Reload | null = null;
const listeners = new Set<() => void>();

/** The answer to whether there is a new version, while `follow-versions` waits for it. */
export const versionCheck: { pending?: Promise<void> } = {};

/** From now on the page says that there is a new version. @param load loads it */
export function offerNewVersion(load: Reload): void {
  reload = load;
  for (const listener of listeners) listener();
}

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

/** What loads the new version; null if there is none. */
export const newVersion = (): Reload | null => reload;
export const useNewVersion = (): Reload | null => useSyncExternalStore(subscribe, newVersion, () => null);
