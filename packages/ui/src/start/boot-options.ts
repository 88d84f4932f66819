import type { Market } from '#/market/market';
import type { Brand } from '#/app/brand';
import type { Env } from '#/app/env';

/** What a market's app adds to the shared screens. */
export interface BootOptions {
  readonly market: Market;
  readonly brand: Brand;
  readonly env: Env;
}

declare global {
  interface Window {
    /** What settings.json says, from the page's first script: inlined by the host, or on its way. */
    settings?: SettingsFile | Promise<SettingsFile>;
    /**
     * Says that the app has not started, from a script of the built page. The development server sends none: a rejection
     * that gets nothing to handle it stays in the console.
     */
    notStarted: (error: unknown) => void;
    /** Loads the page anew if that may help, and resolves with whether it does. The development server has none. */
    loadAnew?: () => Promise<boolean>;
  }
}

type SettingsFile = Readonly<Record<string, unknown>>;

/** The brand, with the name from the settings if they set one. */
export const namedBrand = ({ brand, env }: BootOptions): Brand => ({
  ...brand,
  name: env.appName ?? brand.name,
});
