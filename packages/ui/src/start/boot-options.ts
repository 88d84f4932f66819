import type { Market } from '#/market/market';
import type { Brand } from '#/app/shell/brand';
import type { Env } from '#/app/settings/env';

/** What a market's app adds to the shared screens. */
export interface BootOptions {
  readonly market: Market;
  readonly brand: Brand;
  readonly env: Env;
}

/** The brand, with the name in the settings if there is one. */
export const namedBrand = ({ brand, env }: BootOptions): Brand => ({
  ...brand,
  name: env.appName ?? brand.name,
});
