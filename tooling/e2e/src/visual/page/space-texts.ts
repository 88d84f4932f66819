import { shownElements } from './boxes';

const TEXT_SPACING =
  '* { letter-spacing: 0.12em !important; word-spacing: 0.16em !important } p { margin-block-end: 2em !important }';

let sheet: CSSStyleSheet | undefined;

/** Applies the text spacing of WCAG 1.4.12 to the page, or removes it. Line heights already comply. */
export function spaceTexts(areApart: boolean): void {
  const apart = (sheet ??= new CSSStyleSheet());
  apart.replaceSync(areApart ? TEXT_SPACING : '');
  const shadows = [...shownElements(document)].flatMap(({ shadowRoot }) => shadowRoot ?? []);
  for (const root of [document, ...shadows]) {
    if (!root.adoptedStyleSheets.includes(apart)) root.adoptedStyleSheets.push(apart);
  }
}
