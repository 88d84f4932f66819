const RETRY_AFTER_MS = 1000;

const hasTyped = () =>
  [...document.querySelectorAll<HTMLInputElement>('input:not([type=checkbox]):not([type=radio])')].some(
    ({ value }) => value !== '',
  );

const isReload = () => {
  const [visit] = performance.getEntriesByType('navigation');
  return (visit as PerformanceNavigationTiming | undefined)?.type === 'reload';
};

const isScript = async (address: string): Promise<boolean> => {
  const answer = await fetch(address, { cache: 'reload' });
  return answer.ok && /javascript/.test(answer.headers.get('Content-Type') ?? '');
};

/**
 * Loads the app's code. If it fails, fetches it past the cache, because Safari caches a wrong response, and imports it
 * once more. Chrome before 156 and Firefox cache the failed import for the life of the page, so `tryReload` reloads the
 * page if all of its code is now available, unless something was typed or the page was already reloaded, and resolves
 * with whether it does. Otherwise the page shows that the app did not start.
 * @param entry the URL of the app's first module
 * @param code the URLs of all code that the page needs, including `entry`
 */
export function appLoader(entry: string, code: readonly string[]) {
  const load = () => import(/* @vite-ignore */ entry) as Promise<unknown>;
  let refetched: Promise<readonly boolean[]> | undefined;
  const refetch = () =>
    (refetched ??= Promise.all(code.map((address) => isScript(address).catch(() => false))));

  const tryReload = async (): Promise<boolean> => {
    const isThere = await refetch();
    if (hasTyped() || isReload() || !isThere.every(Boolean)) return false;
    window.location.reload();
    return true;
  };

  const recover = () =>
    refetch()
      .then(load)
      .catch(async (error: unknown) => {
        if (!(await tryReload())) window.notStarted(error);
      });

  /** Resolves once the code has loaded or failed. */
  const start = async (): Promise<void> => {
    await load().catch(() => setTimeout(() => void recover(), RETRY_AFTER_MS));
  };
  return { start, tryReload };
}
