/** The longest wait for the first paint after the document is parsed, in ms, because not every browser reports it. */
const MAX_WAIT_MS = 300;

/** Creates `window.whenShown`, which runs callbacks after the first paint. */
export function createWhenShown(isPrerendered: boolean): Window['whenShown'] {
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
      // This browser does not report paints.
    }
    document.addEventListener('visibilitychange', show);
    document.addEventListener('DOMContentLoaded', () => setTimeout(show, MAX_WAIT_MS));
  }
  return (run, isFirst) => {
    if (isShown) run();
    else if (isFirst) waiting.unshift(run);
    else waiting.push(run);
  };
}
