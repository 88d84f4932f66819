import { nameOf, scene, shownElements } from './boxes';

/** Rows that scroll sideways by design: filters, and the chat's cards, replies and attachments. */
const SWIPEABLE_ROWS = '[role=radiogroup], .cards, .replies, .previews';
/** The minimal visible height of a sheet's content between its header and buttons, in CSS pixels. */
const MIN_CONTENT = 96;

/** Elements that cause horizontal scrolling. */
export function sidewaysScroll(): string[] {
  const found: string[] = [];
  const page = document.documentElement;
  if (page.scrollWidth > page.clientWidth + 1)
    found.push(`the page scrolls sideways by ${page.scrollWidth - page.clientWidth}`);
  const root = scene();
  for (const element of [root, ...shownElements(root)]) {
    const { overflowX } = getComputedStyle(element);
    if (overflowX !== 'auto' && overflowX !== 'scroll') continue;
    if (element.scrollWidth <= element.clientWidth + 1 || element.matches(`textarea, ${SWIPEABLE_ROWS}`))
      continue;
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
      element.clientHeight < MIN_CONTENT &&
      element.tagName !== 'TEXTAREA'
    ) {
      found.push(`only ${element.clientHeight} px of the content show: ${nameOf(element)}`);
    }
  }
  return found;
}

/** Elements that move, rotate or scale despite reduced motion. Fading is allowed. */
export function movingElements(): string[] {
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
