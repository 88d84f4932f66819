import { nameOf, scene, shownElements } from './boxes';

/** Rows that a finger pushes sideways, by design: filters, and the chat's cards, replies and attachments. */
const SWIPED = '[class*=choice-chips-module_row], .cards, .replies, .previews';
/** The least that shows of a sheet's content beside its head and its buttons. */
const LEAST_CONTENT = 96;

/** What makes somebody scroll sideways, and sheets that do not fit their window. */
export function sidewaysScroll(): string[] {
  const found: string[] = [];
  const page = document.documentElement;
  if (page.scrollWidth > page.clientWidth + 1)
    found.push(`the page scrolls sideways by ${page.scrollWidth - page.clientWidth}`);
  const root = scene();
  for (const element of [root, ...shownElements(root)]) {
    const { overflowX } = getComputedStyle(element);
    if (overflowX !== 'auto' && overflowX !== 'scroll') continue;
    if (element.scrollWidth <= element.clientWidth + 1 || element.matches(`textarea, ${SWIPED}`)) continue;
    found.push(`scrolls sideways by ${element.scrollWidth - element.clientWidth}: ${nameOf(element)}`);
  }
  return found;
}

export function sheetsThatDoNotFit(): string[] {
  const root = scene();
  if (root.tagName !== 'DIALOG') return [];
  const found: string[] = [];
  const box = root.getBoundingClientRect();
  if (
    box.left < -1 ||
    box.top < -1 ||
    box.right > window.innerWidth + 1 ||
    box.bottom > window.innerHeight + 1
  ) {
    found.push(`the dialog reaches out of the window: ${nameOf(root)}`);
  }
  for (const element of shownElements(root)) {
    const { overflowY } = getComputedStyle(element);
    if (overflowY !== 'auto' && overflowY !== 'scroll') continue;
    if (
      element.scrollHeight > element.clientHeight + 1 &&
      element.clientHeight < LEAST_CONTENT &&
      element.tagName !== 'TEXTAREA'
    ) {
      found.push(`only ${element.clientHeight} px of the content show: ${nameOf(element)}`);
    }
  }
  return found;
}

/** With reduced motion wanted, things fade; none travels, turns or grows. */
export function movingThings(): string[] {
  return document
    .getAnimations()
    .map(({ effect }) => effect)
    .filter((effect) => effect instanceof KeyframeEffect)
    .filter((effect) =>
      effect
        .getKeyframes()
        .some(
          ({ transform = 'none', translate = 'none', rotate = 'none', scale = 'none' }) =>
            transform !== 'none' || translate !== 'none' || rotate !== 'none' || scale !== 'none',
        ),
    )
    .flatMap(({ target }) => (target ? [`moves although motion is not wanted: ${nameOf(target)}`] : []));
}
