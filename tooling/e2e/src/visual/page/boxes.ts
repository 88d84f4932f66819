/** Helpers for the geometry of elements. All code in this folder runs in the page, in one bundle. */

export interface Box {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

/** All visible elements below a root, including open shadow trees, without inert ones. */
export function* shownElements(root: ParentNode): Generator<HTMLElement> {
  for (const element of root.children) {
    if (!(element instanceof HTMLElement) || element.inert) continue;
    if (!element.checkVisibility() && getComputedStyle(element).display !== 'contents') continue;
    yield element;
    if (element.shadowRoot) yield* shownElements(element.shadowRoot);
    yield* shownElements(element);
  }
}

/** The parent element, across shadow roots. */
export function parentOf(element: Element): Element | null {
  if (element.parentElement) return element.parentElement;
  const root = element.getRootNode();
  return root instanceof ShadowRoot ? root.host : null;
}

/** The document or shadow root of an element. */
export function treeOf(element: Element): Document | ShadowRoot {
  const root = element.getRootNode();
  if (root instanceof Document || root instanceof ShadowRoot) return root;
  throw new Error(`removed from the page during the audit: ${nameOf(element)}`);
}

/** The part that a member can use: the topmost modal dialog, or else the page. */
export function scene(): HTMLElement {
  const modals = [...shownElements(document)].filter((element) => element.matches('dialog:modal'));
  return modals.at(-1) ?? document.body;
}

/** A description for messages: tag, class names without hashes, and first words. */
export function nameOf(element: Element): string {
  const classes = [...element.classList].map((name) => name.replace(/^_(.+)_[\w-]+_\d+$/, '$1')).join('.');
  const words = (element.getAttribute('aria-label') ?? element.textContent ?? '').trim().slice(0, 40);
  return `<${element.tagName.toLowerCase()}${classes && `.${classes}`}> “${words}”`;
}

/** The box within which the element's content is visible. */
export function innerBox(element: Element): Box {
  const box = element.getBoundingClientRect();
  return {
    left: box.left + element.clientLeft,
    top: box.top + element.clientTop,
    right: box.left + element.clientLeft + element.clientWidth,
    bottom: box.top + element.clientTop + element.clientHeight,
  };
}

/** Whether an element is for screen readers only: a box of one pixel. */
export function isVisuallyHidden(element: Element): boolean {
  for (let at: Element | null = element; at; at = parentOf(at)) {
    if (at.clientWidth <= 1 && at.clientHeight <= 1 && getComputedStyle(at).overflowX !== 'visible')
      return true;
    if (Number(getComputedStyle(at).opacity) === 0) return true;
  }
  return false;
}
