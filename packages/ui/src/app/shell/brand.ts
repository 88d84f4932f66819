import type { ComponentType } from 'react';

/**
 * How a market's app looks, besides its colours (theme.css). The drawings take no props, fill the box they are
 * given and are decorative: screens hide them from screen readers.
 */
export interface Brand {
  /** The product's name, unless a build setting overrides it. */
  readonly name: string;
  /** A square mark, 26 px in the top bar. */
  readonly logo: ComponentType;
  /** Behind the balance, anchored to the upper right: 320 × 204. */
  readonly heroArt: ComponentType;
  /** Behind the head of the visitor pages, anchored to the upper right: 360 × 320. */
  readonly loginArt: ComponentType;
}
