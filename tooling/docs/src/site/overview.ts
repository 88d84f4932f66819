import type { Section } from '../markdown/document';
import type { Addresses } from '../markdown/render';
import { renderSections } from '../markdown/render';
import type { Page } from './page';

/** The first page: what this is, and a card for each kind of readers. */
export const overview = ({ sections }: Page, addresses: Addresses): string => {
  const cards: Section[][] = [];
  for (const section of sections.slice(1)) {
    if (section.depth === 2) cards.push([section]);
    else cards.at(-1)?.push(section);
  }
  // The heading above is not rendered with them, but it counts.
  const card = (parts: readonly Section[]): string =>
    `<section class="card">${renderSections(parts, addresses, 2)}</section>`;
  const head = renderSections(sections.slice(0, 1), addresses);
  return `<div class="hero">${head}</div>\n<div class="cards">${cards.map(card).join('\n')}</div>`;
};
