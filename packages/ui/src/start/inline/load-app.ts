/** Ms before the code is fetched once more. */
const AGAIN_AFTER = 1000;

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
 * How to start the app. If its code does not come, it is fetched past the cache, because Safari otherwise keeps what came
 * in its place, and imported once more. Chrome before 156 and Firefox remember the failure for the life of the page:
 * `loadAnew` loads the page anew if all of its code can be had now, unless something was typed or the page was reloaded
 * already, and resolves with whether it does. If not, the page says that it did not start.
 * @param entry the address of the app's first module
 * @param code the addresses of everything that the page needs, the first module included
 */
export function appLoader(entry: string, code: readonly string[]) {
  const load = () => import(/* @vite-ignore */ entry) as Promise<unknown>;
  let asked: Promise<readonly boolean[]> | undefined;
  const askAgain = () => (asked ??= Promise.all(code.map((address) => isScript(address).catch(() => false))));

  const loadAnew = async (): Promise<boolean> => {
    const isThere = await askAgain();
    if (hasTyped() || isReload() || !isThere.every(Boolean)) return false;
    window.location.reload();
    return true;
  };

  const recover = () =>
    askAgain()
      .then(load)
      .catch(async (error: unknown) => {
        if (!(await loadAnew())) window.notStarted(error);
      });

  /** Resolves once the code has come, or has not. */
  const start = async (): Promise<void> => {
    await load().catch(() => setTimeout(() => void recover(), AGAIN_AFTER));
  };
  return { start, loadAnew };
}
