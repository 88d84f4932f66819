/** What jsdom's default sheet does not draw. */
const NEVER_DRAWN = new Set('datalist head link meta noframes param script style template title'.split(' '));

/** An element's own style; most elements have none, and jsdom makes one when it is asked for. */
const ownStyle = (/** @type {Element} */ element) =>
  element.hasAttribute('style') ? /** @type {HTMLElement} */ (element).style : undefined;

/** @param {Element} element */
function isDrawn(element) {
  const { localName } = element;
  if (NEVER_DRAWN.has(localName) || element.hasAttribute('hidden')) return false;
  if (localName === 'dialog') return element.hasAttribute('open');
  return localName !== 'input' || element.getAttribute('type') !== 'hidden';
}

/**
 * @param {Element | null} element
 * @param {string} property
 * @param {string} initial
 */
function inherited(element, property, initial) {
  for (let at = element; at; at = at.parentElement) {
    const value = ownStyle(at)?.getPropertyValue(property);
    if (value) return value;
  }
  return initial;
}

/** @type {Readonly<Record<string, (element: Element) => string>>} */
const PROPERTIES = {
  display: (element) => ownStyle(element)?.display || (isDrawn(element) ? 'block' : 'none'),
  opacity: (element) => ownStyle(element)?.opacity ?? '',
  visibility: (element) => inherited(element, 'visibility', 'visible'),
  pointerEvents: (element) => inherited(element, 'pointer-events', 'auto'),
};
/** @type {Readonly<Record<string, string>>} */
const BY_NAME = {
  display: 'display',
  visibility: 'visibility',
  opacity: 'opacity',
  'pointer-events': 'pointerEvents',
};

/**
 * @param {Element} element
 * @param {() => CSSStyleDeclaration} full gives all the rest
 */
const quickStyle = (element, full) =>
  new Proxy(/** @type {CSSStyleDeclaration} */ ({}), {
    get(_, name) {
      const known = PROPERTIES[String(name)];
      if (known) return known(element);
      if (name === 'getPropertyValue')
        return (/** @type {string} */ property) =>
          PROPERTIES[BY_NAME[property] ?? '']?.(element) ?? full().getPropertyValue(property);
      const style = full();
      const value = Reflect.get(style, name);
      return typeof value === 'function' ? value.bind(style) : value;
    },
  });

/**
 * Answers from the elements themselves what is asked of computed styles at every query: whether something is drawn,
 * visible and takes presses. jsdom compares each element with all rules of its default sheet, which takes a seventh of
 * the time of the screens' tests. A document with sheets of its own gets jsdom's answer.
 * @param {Pick<typeof globalThis, 'getComputedStyle' | 'Element' | 'document'>} window
 */
function answerStylesQuickly(window) {
  const computed = window.getComputedStyle.bind(window);
  window.getComputedStyle = (element, pseudo) =>
    pseudo || !(element instanceof window.Element) || window.document.styleSheets.length > 0
      ? computed(element, pseudo)
      : quickStyle(element, () => computed(element));
}

module.exports = { answerStylesQuickly };
