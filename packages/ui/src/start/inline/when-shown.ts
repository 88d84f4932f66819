/** How long the app waits for the first paint after the document, in milliseconds: not every browser tells. */
const LONGEST_PAINT = 300;

/** What calls back once the first paint shows; see `Window.whenShown`. */
export function callWhenShown(isPrerendered: boolean): Window['whenShown'] {
  let isShown = !isPrerendered || document.hidden;
  const waiting: (() => void)[] = [];
  const show = () => {
    isShown = true;
    for (const run of waiting.splice(0)) run();
  };
  if (!isShown) {
    try {
      new PerformanceObserver((list) => {
        if (list.getEntriesByName('first-contentful-paint').length > 0) show();
      }).observe({ type: 'paint', buffered: true });
    } catch {
      // A browser that does not tell.
    }
    document.addEventListener('visibilitychange', show);
    document.addEventListener('DOMContentLoaded', () => setTimeout(show, LONGEST_PAINT));
  }
  return (run, isFirst) => {
    if (isShown) run();
    else if (isFirst) waiting.unshift(run);
    else waiting.push(run);
  };
}
