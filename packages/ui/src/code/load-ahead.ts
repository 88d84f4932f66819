type Load = () => Promise<void>;

/** Loads what a form will need as soon as one of its fields has the focus, so that no press waits for it. */
export function loadOnFocus(page: Document, load: Load): void {
  const isField = (target: EventTarget | null) =>
    target instanceof Element && target.matches('input, select, textarea');
  const onFocus = ({ target }: Pick<Event, 'target'>) => {
    if (!isField(target)) return;
    page.removeEventListener('focusin', onFocus);
    void load();
  };
  page.addEventListener('focusin', onFocus);
  // A field of the prerendered page may have had it before the code came.
  onFocus({ target: page.activeElement });
}

/** In milliseconds. */
const AT_LATEST = 3000;

/** Runs it when the browser has nothing else to do, or after three seconds. Returns what calls it off. */
export function whenIdle(run: () => void): () => void {
  // Safari has no idle callbacks.
  if (!('requestIdleCallback' in window)) {
    const timer = setTimeout(run, AT_LATEST);
    return () => clearTimeout(timer);
  }
  const handle = requestIdleCallback(run, { timeout: AT_LATEST });
  return () => cancelIdleCallback(handle);
}
