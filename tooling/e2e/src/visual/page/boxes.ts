/** What the audit knows about boxes. Like all of this folder it runs in the page, in one bundle. */

export interface Box {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

/** Every element under a root that shows, open shadow trees included; what is inert is not in reach of anybody. */
export function* shownElements(root: ParentNode): Generator<HTMLElement> {
  for (const element of root.children) {
    if (!(element instanceof HTMLElement) || element.inert) continue;
    if (!element.checkVisibility() && getComputedStyle(element).display !== 'contents') continue;
    yield element;
    if (element.shadowRoot) yield* shownElements(element.shadowRoot);
    yield* shownElements(element);
  }
}

/** The element that this one stands in, across shadow borders. */
export function parentOf(element: Element): Element | null {
  if (element.parentElement) return element.parentElement;
  const root = element.getRootNode();
  return root instanceof ShadowRoot ? root.host : null;
}

/** The document, or the shadow tree, that an element stands in. */
export function treeOf(element: Element): Document | ShadowRoot {
  const root = element.getRootNode();
  if (root instanceof Document || root instanceof ShadowRoot) return root;
  throw new Error(`left the page while it was looked at: ${nameOf(element)}`);
}

/** What a member can use: the modal dialog on top, or the whole page. */
export function scene(): HTMLElement {
  const modals = [...shownElements(document)].filter((element) => element.matches('dialog:modal'));
  return modals.at(-1) ?? document.body;
}

/** For a message: the tag, the author's class names, and the first words. */
export function nameOf(element: Element): string {
  const classes = [...element.classList].map((name) => name.replace(/^_(.+)_[\w-]+_\d+$/, '$1')).join('.');
  const words = (element.getAttribute('aria-label') ?? element.textContent ?? '').trim().slice(0, 40);
  return `<${element.tagName.toLowerCase()}${classes && `.${classes}`}> “${words}”`;
}

/** The part of the element in which its content shows. */
export function innerBox(element: Element): Box {
  const box = element.getBoundingClientRect();
  return {
    left: box.left + element.clientLeft,
    top: box.top + element.clientTop,
    right: box.left + element.clientLeft + element.clientWidth,
    bottom: box.top + element.clientTop + element.clientHeight,
  };
}

/** For screen readers only: a box of one pixel. */
export function isUnseen(element: Element): boolean {
  for (let at: Element | null = element; at; at = parentOf(at)) {
    if (at.clientWidth <= 1 && at.clientHeight <= 1 && getComputedStyle(at).overflowX !== 'visible')
      return true;
    if (Number(getComputedStyle(at).opacity) === 0) return true;
  }
  return false;
}
