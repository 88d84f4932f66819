/**
 * What the audit knows about boxes. These functions run in the page: they are sent there as text, so they know
 * only one another.
 */

/** Every element under a root that shows, open shadow trees included; what is inert is not in reach of anybody. */
export function* shownElements(root) {
  for (const element of root.children) {
    if (element.inert || element.tagName === 'svg') continue;
    if (!element.checkVisibility() && getComputedStyle(element).display !== 'contents') continue;
    yield element;
    if (element.shadowRoot) yield* shownElements(element.shadowRoot);
    yield* shownElements(element);
  }
}

/** The element that this one stands in, across shadow borders. */
export const parentOf = (element) => element.parentElement ?? element.getRootNode().host ?? null;

/** What a member can use: the modal dialog on top, or the whole page. */
export function scene() {
  const modals = [...shownElements(document)].filter((element) => element.matches('dialog:modal'));
  return modals.at(-1) ?? document.body;
}

/** For a message: the tag, the author's class names, and the first words. */
export function nameOf(element) {
  const classes = [...element.classList].map((name) => name.replace(/^_(.+)_[\w-]+_\d+$/, '$1')).join('.');
  const words = (element.getAttribute('aria-label') ?? element.textContent ?? '').trim().slice(0, 40);
  return `<${element.tagName.toLowerCase()}${classes && `.${classes}`}> “${words}”`;
}

/** The part of the element in which its content shows. */
export function innerBox(element) {
  const box = element.getBoundingClientRect();
  return {
    left: box.left + element.clientLeft,
    top: box.top + element.clientTop,
    right: box.left + element.clientLeft + element.clientWidth,
    bottom: box.top + element.clientTop + element.clientHeight,
  };
}

/** For screen readers only: a box of one pixel. */
export function isUnseen(element) {
  for (let at = element; at; at = parentOf(at)) {
    if (at.clientWidth <= 1 && at.clientHeight <= 1 && getComputedStyle(at).overflowX !== 'visible')
      return true;
    if (Number(getComputedStyle(at).opacity) === 0) return true;
  }
  return false;
}
