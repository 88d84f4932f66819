const HOLDS_FOCUS =
  'a[href], button:not(:disabled), input:not(:disabled), select:not(:disabled), textarea:not(:disabled), summary, ' +
  'video[controls], [tabindex]:not([tabindex="-1"])';

function setOrRemove(element: Element, name: string, value: string | null): void {
  if (value === null) element.removeAttribute(name);
  else element.setAttribute(name, value);
}

/**
 * Makes overflowing text scrollable by keyboard. Arrow keys scroll the box that has focus, so the box is made focusable if
 * nothing inside it is. Used as the ref of the box.
 */
export function scrollByKeys(box: HTMLElement | null): (() => void) | undefined {
  if (!box) return undefined;
  const update = () => {
    const isStop = !box.querySelector(HOLDS_FOCUS) && box.scrollHeight > box.clientHeight;
    if (isStop === box.hasAttribute('tabindex')) return;
    setOrRemove(box, 'tabindex', isStop ? '0' : null);
    // Has the dialog's name, for screen readers.
    const title = box.closest('dialog')?.getAttribute('aria-labelledby') ?? null;
    setOrRemove(box, 'role', isStop ? 'group' : null);
    setOrRemove(box, 'aria-labelledby', isStop ? title : null);
    // Discards the records of these attribute changes. The observer would run again within the same layout, which is reported
    // as an error.
    content.takeRecords();
  };
  const size = typeof ResizeObserver === 'undefined' ? null : new ResizeObserver(update);
  // Sizes are read in the ResizeObserver's callback, after layout, so that reading them does not force another layout.
  const updateAfterLayout = () => {
    if (!size) return update();
    size.unobserve(box);
    size.observe(box);
  };
  const content = new MutationObserver(updateAfterLayout);
  updateAfterLayout();
  content.observe(box, {
    childList: true,
    subtree: true,
    characterData: true,
    attributeFilter: ['disabled', 'href', 'tabindex'],
  });
  return () => {
    content.disconnect();
    size?.disconnect();
  };
}
