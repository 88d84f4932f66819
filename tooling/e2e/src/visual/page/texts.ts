import { type Box, innerBox, isUnseen, nameOf, parentOf, scene, shownElements } from './boxes';

/** How far ink may reach over an edge before somebody sees it. */
const SLACK = 1.5;

declare global {
  interface CanvasRenderingContext2D {
    /** Chrome has it; TypeScript's DOM library does not name it yet. */
    lang: string;
  }
}

/** The ink of one line, and the height of its middle. */
interface Line extends Box {
  middle: number;
}

export interface ShownText {
  element: HTMLElement;
  node: Text;
  words: string;
  lines: Line[];
}

function newPen(): CanvasRenderingContext2D {
  const pen = document.createElement('canvas').getContext('2d');
  if (!pen) throw new Error('the browser gives no canvas to measure texts with');
  return pen;
}

const fontOf = ({ fontWeight, fontSize, fontFamily }: CSSStyleDeclaration): string =>
  `${fontWeight} ${fontSize} ${fontFamily}`;

/** Every shown piece of text with its lines, and how far its ink reaches above and below the baseline. */
export function shownTexts(): ShownText[] {
  const pen = newPen();
  const texts: ShownText[] = [];
  const root = scene();
  for (const element of [root, ...shownElements(root)]) {
    for (const node of element.childNodes) {
      if (!(node instanceof Text) || node.data.trim() === '') continue;
      const style = getComputedStyle(element);
      if (style.visibility !== 'visible' || isUnseen(element)) continue;
      const range = document.createRange();
      range.selectNodeContents(node);
      const lines = [...range.getClientRects()].filter(({ width }) => width > 0);
      pen.font = fontOf(style);
      pen.lang = document.documentElement.lang;
      const ink = pen.measureText(node.data);
      const body = ink.fontBoundingBoxAscent + ink.fontBoundingBoxDescent;
      texts.push({
        element,
        node,
        words: node.data.trim(),
        lines: lines.map((line) => {
          const baseline = line.top + (ink.fontBoundingBoxAscent * line.height) / body;
          return {
            left: line.left,
            right: line.right,
            top: baseline - ink.actualBoundingBoxAscent,
            bottom: baseline + ink.actualBoundingBoxDescent,
            middle: (line.top + line.bottom) / 2,
          };
        }),
      });
    }
  }
  return texts;
}

const hides = (overflow: string) => overflow === 'hidden' || overflow === 'clip';
const scrolls = (overflow: string) => overflow === 'auto' || overflow === 'scroll';

/** Text that an edge cuts off: of a box that hides what is over it, or of the window. */
export function cutTexts(texts: readonly ShownText[]): string[] {
  const found: string[] = [];
  for (const { element, words, lines } of texts) {
    // Shortened on purpose: a member's own long words, whole in the title.
    if (element.title === words) continue;
    const cut = lines.map((line) => cutBy(element, line)).find((edge) => edge !== null);
    if (cut) found.push(`text cut ${cut}: ${nameOf(element)}`);
  }
  return found;
}

function cutBy(element: Element, line: Line): string | null {
  let sideways = true;
  let upright = true;
  for (let at: Element | null = element; at && at !== document.documentElement; at = parentOf(at)) {
    const style = getComputedStyle(at);
    if (style.display === 'inline' || style.display === 'contents') continue;
    const box = innerBox(at);
    if (
      sideways &&
      hides(style.overflowX) &&
      (line.left < box.left - SLACK || line.right > box.right + SLACK)
    ) {
      return `sideways by ${nameOf(at)}`;
    }
    if (
      upright &&
      hides(style.overflowY) &&
      (line.top < box.top - SLACK || line.bottom > box.bottom + SLACK)
    ) {
      return `above or below by ${nameOf(at)}`;
    }
    sideways &&= !scrolls(style.overflowX);
    upright &&= !scrolls(style.overflowY);
    if (style.position === 'fixed') break;
  }
  return sideways && (line.left < -SLACK || line.right > window.innerWidth + SLACK) ? 'by the window' : null;
}

/** A hint inside an empty field that does not fit. */
export function cutHints(): string[] {
  const pen = newPen();
  return [...shownElements(scene())]
    .filter((element) => element instanceof HTMLInputElement)
    .filter((input) => input.matches('[placeholder]:placeholder-shown'))
    .filter((input) => {
      pen.font = fontOf(getComputedStyle(input));
      return pen.measureText(input.placeholder).width > input.clientWidth + SLACK;
    })
    .map((input) => `placeholder cut: ${input.placeholder} in ${nameOf(input)}`);
}

/** Lines of one text whose stacked marks run into each other, and texts that lie over one another. */
export function collidingTexts(texts: readonly ShownText[]): string[] {
  const found: string[] = [];
  const seen = texts.flatMap(({ element, lines }) => {
    const layer = layerOf(element);
    const isTight = lines.some((line, n) => {
      const above = lines[n - 1];
      return above && line.middle > above.middle + 4 && line.top < above.bottom - SLACK;
    });
    if (isTight) found.push(`lines too tight: ${nameOf(element)}`);
    return lines
      .map((line) => ({ ...visiblePart(element, line), element, layer }))
      .filter(({ left, right, top, bottom }) => right - left > SLACK && bottom - top > SLACK);
  });
  seen.forEach((one, index) => {
    for (const other of seen.slice(index + 1)) {
      if (one.element === other.element || one.layer !== other.layer) continue;
      const across = Math.min(one.right, other.right) - Math.max(one.left, other.left);
      const down = Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top);
      if (across > SLACK && down > SLACK) {
        found.push(`texts overlap: ${nameOf(one.element)} and ${nameOf(other.element)}`);
      }
    }
  });
  return found;
}

/** What does not scroll with the rest lies over it on purpose. */
function layerOf(element: Element): Element {
  for (let at: Element | null = element; at; at = parentOf(at)) {
    const { position, zIndex } = getComputedStyle(at);
    const isRaised = position === 'absolute' && Number(zIndex) > 0;
    if (at.tagName === 'DIALOG' || isRaised || ['fixed', 'sticky'].includes(position)) return at;
  }
  return document.body;
}

function visiblePart(element: Element, line: Line): Box {
  const part = { left: line.left, right: line.right, top: line.top, bottom: line.bottom };
  for (let at: Element | null = element; at && at !== document.documentElement; at = parentOf(at)) {
    const { overflowX, overflowY, display } = getComputedStyle(at);
    if (display === 'inline' || display === 'contents' || at === document.body) continue;
    const box = innerBox(at);
    if (overflowX !== 'visible') {
      part.left = Math.max(part.left, box.left);
      part.right = Math.min(part.right, box.right);
    }
    if (overflowY !== 'visible') {
      part.top = Math.max(part.top, box.top);
      part.bottom = Math.min(part.bottom, box.bottom);
    }
  }
  return part;
}

/** Thai and Lao stack marks over and under the letter: a line under 1.55 has no room for them. */
export function tightLines(texts: readonly ShownText[]): string[] {
  return texts
    .filter(({ words }) => /[\u0e01-\u0e3a\u0e40-\u0eff]/.test(words))
    .filter(({ element }) => {
      const { lineHeight, fontSize } = getComputedStyle(element);
      return Number.parseFloat(lineHeight) < 1.55 * Number.parseFloat(fontSize);
    })
    .map(({ element }) => `line height under 1.55: ${nameOf(element)}`);
}
