import { type ComponentType, createContext, type ReactNode, useContext } from 'react';

/**
 * The look of a market's app, besides its colours (theme.css). The drawings take no props, fill their box and are
 * decorative: screens hide them from screen readers.
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

const BrandContext = createContext<Brand | null>(null);

export function BrandProvider({ brand, children }: { brand: Brand; children: ReactNode }) {
  return <BrandContext value={brand}>{children}</BrandContext>;
}

export function useBrand(): Brand {
  const brand = useContext(BrandContext);
  if (!brand) throw new Error('useBrand needs a BrandProvider above it.');
  return brand;
}
