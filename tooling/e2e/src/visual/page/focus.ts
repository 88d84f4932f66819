import { isVisuallyHidden, nameOf, parentOf, scene, shownElements, treeOf } from './boxes';

const FOCUSABLE =
  ':is(a[href], button:not(:disabled), input:not([type=hidden], :disabled), select, textarea, [tabindex="0"]):not([tabindex="-1"])';

/** The computed styles that can show focus: those of the control, its ancestors and their children. */
function focusStyle(element: Element, forced: boolean): string {
  const near = [element, ...element.children];
  for (let at = parentOf(element), n = 0; at && n < 3; at = parentOf(at), n += 1)
    near.push(at, ...at.children);
  return near
    .map((each) => {
      const { outlineStyle, outlineWidth, outlineColor, borderColor, borderWidth, boxShadow } =
        getComputedStyle(each);
      const outline = outlineStyle === 'none' ? '' : `${outlineWidth} ${outlineColor}`;
      return [outline, borderColor, borderWidth, forced ? '' : boxShadow].join(' ');
    })
    .join('|');
}

const takesFocus = (element: Element | null | undefined): element is HTMLElement | SVGElement =>
  element instanceof HTMLElement || element instanceof SVGElement;

function blur(element: Element | null | undefined): void {
  if (takesFocus(element)) element.blur();
}

/** Controls that look the same with and without keyboard focus. */
export function invisibleFocus(forced: boolean): string[] {
  const still = new CSSStyleSheet();
  still.replaceSync('* { transition: none !important; }');
  const trees = new Set<Document | ShadowRoot>([document]);
  const before = document.activeElement;
  const found: string[] = [];
  for (const element of [...shownElements(scene())].filter((each) => each.matches(FOCUSABLE))) {
    const tree = treeOf(element);
    if (!trees.has(tree) || trees.size === 1) {
      trees.add(tree);
      if (!tree.adoptedStyleSheets.includes(still))
        tree.adoptedStyleSheets = [...tree.adoptedStyleSheets, still];
    }
    if (element.matches('input[type=file], video')) continue;
    blur(document.activeElement?.shadowRoot?.activeElement);
    blur(document.activeElement);
    const rest = focusStyle(element, forced);
    element.focus({ preventScroll: true });
    if (tree.activeElement !== element) continue;
    if (focusStyle(element, forced) === rest) found.push(`focus is not visible: ${nameOf(element)}`);
  }
  for (const tree of trees)
    tree.adoptedStyleSheets = tree.adoptedStyleSheets.filter((sheet) => sheet !== still);
  if (takesFocus(before)) before.focus({ preventScroll: true });
  return found;
}

const BOXES = 'button, input:not([type=hidden]), select, textarea, [role=option], [role=menuitemradio]';

/**
 * Controls without an edge. Forced colours remove backgrounds, so a control needs a border, an icon or an underline. A
 * table row counts as one control, bounded by its lines.
 */
export function edgelessControls(): string[] {
  return [...shownElements(scene())]
    .filter((element) => element.matches(BOXES) && !('disabled' in element && element.disabled))
    .filter((element) => !isVisuallyHidden(element) && !hasEdge(element.closest('tr') ?? element))
    .map((element) => `no border with forced colours: ${nameOf(element)}`);
}

function hasEdge(element: HTMLElement): boolean {
  const parent = parentOf(element);
  const near = [element, ...element.children];
  if (parent && parent.children.length <= 4) near.push(parent);
  const isDrawn = near.some((each) => {
    const { borderTopStyle, borderTopWidth, outlineStyle, outlineWidth, textDecorationLine } =
      getComputedStyle(each);
    return (
      (borderTopStyle !== 'none' && Number.parseFloat(borderTopWidth) > 0) ||
      (outlineStyle !== 'none' && Number.parseFloat(outlineWidth) > 0) ||
      textDecorationLine.includes('underline')
    );
  });
  return isDrawn || element.querySelector('svg, img') !== null;
}
