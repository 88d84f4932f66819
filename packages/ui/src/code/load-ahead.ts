type Load = () => Promise<void>;

/** Loads what a form needs as soon as a field of the page gets the focus, so that no press has to wait for it. */
export function loadOnFocus(page: Document, load: Load): void {
  const isField = (target: EventTarget | null) =>
    target instanceof Element && target.matches('input, select, textarea');
  const onFocus = ({ target }: Pick<Event, 'target'>) => {
    if (!isField(target)) return;
    page.removeEventListener('focusin', onFocus);
    void load();
  };
  page.addEventListener('focusin', onFocus);
  // A field of the prerendered page may have got the focus before the code loaded.
  onFocus({ target: page.activeElement });
}

/** In milliseconds. */
const AT_LATEST = 3000;

/** Calls `run` when the browser is idle, at the latest after three seconds. Returns a function that cancels it. */
export function whenIdle(run: () => void): () => void {
  // Safari has no idle callbacks.
  if (!('requestIdleCallback' in window)) {
    const timer = setTimeout(run, AT_LATEST);
    return () => clearTimeout(timer);
  }
  const handle = requestIdleCallback(run, { timeout: AT_LATEST });
  return () => cancelIdleCallback(handle);
}
