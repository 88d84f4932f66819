import type { Market } from '#/market/market';
import type { Brand } from './brand';
import type { Env } from './env';

/** What makes an app out of the shared screens. */
export interface BootOptions {
  readonly market: Market;
  readonly brand: Brand;
  readonly env: Env;
}

/** The brand under the name that the build settings give it. */
export const namedBrand = ({ brand, env }: BootOptions): Brand => ({
  ...brand,
  name: env.appName ?? brand.name,
});
