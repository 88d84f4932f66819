import { type Box, innerBox, isVisuallyHidden, nameOf, parentOf, scene, shownElements } from './boxes';

/** The tolerated overlap of a glyph over an edge, in pixels. */
const SLACK = 1.5;

declare global {
  interface CanvasRenderingContext2D {
    /** Supported by Chrome, but missing in TypeScript's DOM types. */
    lang: string;
  }
}

/** The bounds of a line's glyphs, and the y coordinate of its middle. */
interface Line extends Box {
  middle: number;
}

export interface ShownText {
  element: HTMLElement;
  node: Text;
  words: string;
  lines: Line[];
}

function createTextMeter(): CanvasRenderingContext2D {
  const meter = document.createElement('canvas').getContext('2d');
  if (!meter) throw new Error('no canvas context to measure texts');
  return meter;
}

const fontOf = ({ fontWeight, fontSize, fontFamily }: CSSStyleDeclaration): string =>
  `${fontWeight} ${fontSize} ${fontFamily}`;

/** All visible text nodes with their lines, each as high as the glyphs of the text. */
export function shownTexts(): ShownText[] {
  const meter = createTextMeter();
  const texts: ShownText[] = [];
  const root = scene();
  for (const element of [root, ...shownElements(root)]) {
    for (const node of element.childNodes) {
      if (!(node instanceof Text) || node.data.trim() === '') continue;
      const style = getComputedStyle(element);
      if (style.visibility !== 'visible' || isVisuallyHidden(element)) continue;
      const range = document.createRange();
      range.selectNodeContents(node);
      const lines = [...range.getClientRects()].filter(({ width }) => width > 0);
      meter.font = fontOf(style);
      meter.lang = document.documentElement.lang;
      const ink = meter.measureText(node.data);
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

/** Texts that are clipped by a box with hidden overflow or by the viewport. */
export function cutTexts(texts: readonly ShownText[]): string[] {
  const found: string[] = [];
  for (const { element, words, lines } of texts) {
    // Long data of the member is truncated on purpose; the title attribute contains all of it.
    if (element.title === words) continue;
    // A busy button shows its spinner, and its label only if that fits.
    if (element.closest('button [class*=_waiting_]')) continue;
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

/** Placeholders that do not fit their field. */
export function cutHints(): string[] {
  const meter = createTextMeter();
  return [...shownElements(scene())]
    .filter((element) => element instanceof HTMLInputElement)
    .filter((input) => input.matches('[placeholder]:placeholder-shown'))
    .filter((input) => {
      meter.font = fontOf(getComputedStyle(input));
      return meter.measureText(input.placeholder).width > input.clientWidth + SLACK;
    })
    .map((input) => `placeholder cut: ${input.placeholder} in ${nameOf(input)}`);
}

/** Lines of a text whose stacked marks collide, and texts that overlap. */
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

/** Layers may overlap: positioned elements that do not scroll with the rest. */
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

/**
 * Lines that are too tight. Thai and Lao stack marks above and below letters, which needs a line height of at least
 * 1.55.
 */
export function tightLines(texts: readonly ShownText[]): string[] {
  return texts
    .filter(({ words }) => /[\u0e01-\u0e3a\u0e40-\u0eff]/.test(words))
    .filter(({ element }) => {
      const { lineHeight, fontSize } = getComputedStyle(element);
      return Number.parseFloat(lineHeight) < 1.55 * Number.parseFloat(fontSize);
    })
    .map(({ element }) => `line height under 1.55: ${nameOf(element)}`);
}
