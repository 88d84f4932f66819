import { shownElements } from './boxes';

const APART =
  '* { letter-spacing: 0.12em !important; word-spacing: 0.16em !important } p { margin-block-end: 2em !important }';

let sheet: CSSStyleSheet | undefined;

/**
 * Sets the texts of the page wider apart, as far as WCAG 1.4.12 asks a layout to bear, or as they were.
 * Lines are as high already.
 */
export function spaceTexts(areApart: boolean): void {
  const apart = (sheet ??= new CSSStyleSheet());
  apart.replaceSync(areApart ? APART : '');
  const shadows = [...shownElements(document)].flatMap(({ shadowRoot }) => shadowRoot ?? []);
  for (const root of [document, ...shadows]) {
    if (!root.adoptedStyleSheets.includes(apart)) root.adoptedStyleSheets.push(apart);
  }
}
