const HOLDS_FOCUS =
  'a[href], button:not(:disabled), input:not(:disabled), select:not(:disabled), textarea:not(:disabled), summary, ' +
  'video[controls], [tabindex]:not([tabindex="-1"])';

/**
 * Makes overflowing text scrollable by keyboard: arrow keys scroll the focused element, so the box becomes focusable
 * if nothing inside it is. Used as the ref of the box.
 */
export function scrollByKeys(box: HTMLElement | null): (() => void) | undefined {
  if (!box) return undefined;
  const look = () => {
    const isCut = box.scrollHeight > box.clientHeight;
    const isStop = isCut && !box.querySelector(HOLDS_FOCUS);
    // Write only on change: the observer watches this attribute too.
    if (isStop === box.hasAttribute('tabindex')) return;
    if (isStop) box.tabIndex = 0;
    else box.removeAttribute('tabindex');
  };
  look();
  const content = new MutationObserver(look);
  content.observe(box, {
    childList: true,
    subtree: true,
    characterData: true,
    attributeFilter: ['disabled', 'href', 'tabindex'],
  });
  const size = typeof ResizeObserver === 'undefined' ? null : new ResizeObserver(look);
  size?.observe(box);
  return () => {
    content.disconnect();
    size?.disconnect();
  };
}
