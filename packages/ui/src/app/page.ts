import type { LucideIcon } from 'lucide-react';
import { type ComponentType, createElement, type ReactNode } from 'react';
import type { Locale } from '#/i18n/locale';
import type { PlainTextKey } from '#/i18n/text-types';
import type { MarketFeatures } from '#/market/market';
import type { PageName } from '#/navigation/paths';
import type { Brand } from './brand';
import type { Env } from './env';
import { MemberFrame } from './frames';

/** What a page receives from the build. */
interface Build {
  readonly env: Env;
  readonly brand: Brand;
}

interface PageFacts {
  /** The title of the browser's tab. */
  readonly title: PlainTextKey;
  /** A member who opens a visitors' page is logged out; a visitor who opens a members' page is redirected to log-in. */
  readonly who: 'visitor' | 'member' | 'anyone';
  /** The feature that a market must have for the page to exist. */
  readonly feature?: keyof MarketFeatures;
  /** If set, the page renders its own bars in place of its audience's, as a page for anyone always does. */
  readonly frame?: 'own';
  /** Its entry in the bottom bar, in the order of the table; `when` decides by the build settings. */
  readonly bar?: {
    readonly label: PlainTextKey;
    readonly icon: LucideIcon;
    readonly when?: (env: Env) => boolean;
  };
  /** If set, the page has the support chat even if the build does not put it on every page. */
  readonly chat?: true;
  /** The page that usually follows, whose code is fetched while this one shows. */
  readonly next?: PageName;
  /** If set, the build prerenders it as it is before any data; otherwise only its bars, unless they are its own. */
  readonly start?: true;
}

export interface Page extends PageFacts {
  readonly render: (build: Build) => ReactNode;
  /** Fetches its code and its frame's, and its texts in a language if one is given, unless they are already loaded. */
  readonly preload: (locale?: Locale) => Promise<void>;
}

interface Row<Props extends object> extends PageFacts {
  /** Most are lazy: their code is a separate chunk, which can be preloaded. */
  readonly screen: ComponentType<Props> & { readonly preload?: (locale?: Locale) => Promise<void> };
  readonly props?: (build: Build) => Props;
}

/** A row of the table. A screen that takes props requires `props`. */
export function page(row: Row<object>): Page;
export function page<Props extends object>(row: Row<Props> & Required<Pick<Row<Props>, 'props'>>): Page;
export function page<Props extends object>({ screen, props, ...facts }: Row<Props>): Page {
  return {
    ...facts,
    render: (build) => createElement(screen, props?.(build)),
    preload: async (locale) => {
      await Promise.all([screen.preload?.(locale), facts.who === 'member' && MemberFrame.preload(locale)]);
    },
  };
}
