import { isVisuallyHidden, nameOf, scene, shownElements, treeOf } from './boxes';

const TARGETS =
  'a[href], button, input:not([type=hidden]), select, textarea, summary, [role=button], [role=tab], [role=option], [role=radio], [role=menuitemradio], [role=switch]';
const MIN_SIZE = 44;
const MIN_INLINE_SIZE = 24;

/** Controls smaller than 44 px, or 24 px for links within a sentence. */
export function smallTargets(): string[] {
  const found: string[] = [];
  const at = { x: window.scrollX, y: window.scrollY };
  for (const element of [...shownElements(scene())].filter((each) => each.matches(TARGETS))) {
    if (element.checkVisibility({ visibilityProperty: true }) === false || isForReadersOnly(element))
      continue;
    const least = isInSentence(element) ? MIN_INLINE_SIZE : MIN_SIZE;
    const box = element.getBoundingClientRect();
    if (box.width >= least - 0.5 && box.height >= least - 0.5) continue;
    const reach = hitArea(element);
    if (reach.width < least - 1.5 || reach.height < least - 1.5) {
      found.push(`target ${reach.width} × ${reach.height}, not ${least}: ${nameOf(element)}`);
    }
  }
  window.scrollTo(at.x, at.y);
  return found;
}

const isForReadersOnly = (element: Element): boolean =>
  element.clientWidth <= 1 &&
  element.clientHeight <= 1 &&
  isVisuallyHidden(element) &&
  !element.closest('label');

/** Whether an element is a link with text beside it on the same line. */
function isInSentence(element: Element): boolean {
  return (
    element.tagName === 'A' &&
    getComputedStyle(element).display === 'inline' &&
    [...(element.parentElement?.childNodes ?? [])].some(
      (node) => node !== element && isText(node) && node.textContent?.trim() !== '',
    )
  );
}

/** A text node, or an element with text on the same line. */
const isText = (node: Node): boolean =>
  node instanceof Text ||
  (node instanceof HTMLSpanElement &&
    node.childElementCount === 0 &&
    getComputedStyle(node).display === 'inline');

const hasLabels = (
  element: HTMLElement,
): element is HTMLButtonElement | HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement =>
  element.matches('button, input, select, textarea');

/** The area around a control's centre in which a press hits it, its content or its label. */
function hitArea(element: HTMLElement): { width: number; height: number } {
  const label = (hasLabels(element) ? element.labels?.[0] : null) ?? element.closest('label');
  element.scrollIntoView({ block: 'center', inline: 'center' });
  const shape = label ?? element;
  const box = shape.getBoundingClientRect();
  const middle = { x: box.left + box.width / 2, y: box.top + box.height / 2 };
  const hits = (x: number, y: number) => {
    const hit = treeOf(element).elementFromPoint(x, y);
    return hit !== null && (element.contains(hit) || hit === label || label?.contains(hit) === true);
  };
  const far = (dx: number, dy: number) => {
    let steps = 0;
    while (steps < 30 && hits(middle.x + dx * (steps + 1), middle.y + dy * (steps + 1))) steps += 1;
    return steps;
  };
  if (!hits(middle.x, middle.y)) return { width: 0, height: 0 };
  return { width: far(-1, 0) + far(1, 0) + 1, height: far(0, -1) + far(0, 1) + 1 };
}
