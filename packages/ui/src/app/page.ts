import type { ReadEndpoint } from '@member-wallet/api-sdk';
import type { LucideIcon } from 'lucide-react';
import { type ComponentType, createElement, type ReactNode } from 'react';
import type { PlainTextKey } from '#/i18n/text-types';
import type { MarketFeatures } from '#/market/market';
import type { PageName } from '#/navigation/paths';
import type { Brand } from './brand';
import type { Env } from './env';

/** What the build gives to a page. */
interface Build {
  readonly env: Env;
  readonly brand: Brand;
}

/** The parts of the app that the build renders ahead, by the page that shows them. */
export type StartName = 'visitor' | 'register' | 'member';

interface PageFacts {
  /** What the browser's tab says. */
  readonly title: PlainTextKey;
  /** A member who comes to a visitors' page is logged out; a visitor who comes to a members' page is asked to log in. */
  readonly who: 'visitor' | 'member' | 'anyone';
  /** The feature that a market must have for the page to exist. */
  readonly feature?: keyof MarketFeatures;
  /** Given, the page draws its own bars in place of its audience's. A page for anyone does so anyway. */
  readonly frame?: 'own';
  /** Its entry in the bottom bar, in the order of the table; `when` is asked of the build settings. */
  readonly bar?: {
    readonly label: PlainTextKey;
    readonly icon: LucideIcon;
    readonly when?: (env: Env) => boolean;
  };
  /** Given, the support chat is here too when the build does not put it on every page. */
  readonly chat?: true;
  /** The page that it leads to, whose code is fetched while this one shows. */
  readonly next?: PageName;
  /** What it asks for first; sent while its code is still on the way. */
  readonly firstRead?: ReadEndpoint<void>;
  /** The build renders it ahead under this name. */
  readonly start?: StartName;
}

export interface Page extends PageFacts {
  readonly render: (build: Build) => ReactNode;
  /** Fetches its code, if that is not there yet. */
  readonly preload: () => Promise<void>;
}

interface Row<Props extends object> extends PageFacts {
  /** Most are lazy: their code comes in a chunk of its own, which can be fetched ahead. */
  readonly screen: ComponentType<Props> & { readonly preload?: () => Promise<void> };
  readonly props?: (build: Build) => Props;
}

/** A row of the table: a screen that takes props needs `props` to get them from. */
export function page(row: Row<object>): Page;
export function page<Props extends object>(row: Row<Props> & Required<Pick<Row<Props>, 'props'>>): Page;
export function page<Props extends object>({ screen, props, ...facts }: Row<Props>): Page {
  return {
    ...facts,
    render: (build) => createElement(screen, props?.(build)),
    preload: async () => screen.preload?.(),
  };
}
