import type { endpoints, InputOf, ReadEndpoint } from '@member-wallet/api-sdk';
import type { LucideIcon } from 'lucide-react';
import { type ComponentType, createElement, type ReactNode } from 'react';
import type { TextPart } from '#/i18n/load-texts';
import type { Locale } from '#/i18n/locale';
import type { PlainTextKey } from '#/i18n/text-types';
import type { Market, MarketFeatures } from '#/market/market';
import type { PageName } from '#/navigation/paths';
import type { Brand } from '#/app/shell/brand';
import type { Env } from '#/app/settings/env';
import type { LazyScreen } from './lazy-screen';

/** What a page receives from the build. */
interface Build {
  readonly env: Env;
  readonly brand: Brand;
}

type Endpoints = typeof endpoints;

/** A read by the name of its operation, with its input if it takes one. */
export type PageRead = {
  [N in keyof Endpoints]: Endpoints[N] extends ReadEndpoint
    ? [InputOf<Endpoints[N]>] extends [void]
      ? readonly [name: N]
      : readonly [name: N, input: InputOf<Endpoints[N]>]
    : never;
}[keyof Endpoints];

interface PageFacts {
  /** The title of the browser's tab. */
  readonly title: PlainTextKey;
  /** A member who opens a visitors' page is logged out; a visitor who opens a members' page is redirected to log-in. */
  readonly who: 'visitor' | 'member' | 'anyone';
  /** The feature that a market must have for the page to exist. */
  readonly feature?: keyof MarketFeatures;
  /** If set, the page renders its own bars instead of its audience's. Pages for anyone always do. */
  readonly frame?: 'own';
  /** Its entry in the bottom bar, in the order of the table; `when` decides by the build settings. */
  readonly bar?: {
    readonly label: PlainTextKey;
    readonly icon: LucideIcon;
    readonly when?: (env: Env) => boolean;
  };
  /** If set, the page has the support chat even if the build does not put it on every page. */
  readonly chat?: true;
  /** The page that usually follows, whose code is loaded while this one is shown. */
  readonly next?: PageName;
  /**
   * The module of its screen, relative to src/: the document preloads its chunk and that chunk's imports. The build fails
   * for a file that is not part of the app.
   */
  readonly code: string;
  /**
   * The reads that the page sends when it opens: the document sends them before the code has loaded. By name, so that
   * this table does not import their code into every page.
   */
  readonly reads?: (market: Pick<Market, 'features'>) => readonly PageRead[];
  /** If set, the build prerenders it without data; otherwise only its bars, unless the page has its own. */
  readonly prerendered?: true;
}

export interface Page extends PageFacts {
  /** The parts of the texts that it shows, besides 'start'. */
  readonly texts: readonly TextPart[];
  readonly render: (build: Build) => ReactNode;
  /** Loads its code, and its texts if a language is given, unless they are loaded. Not its frame: see preloadPage. */
  readonly preload: (locale?: Locale) => Promise<void>;
}

interface Row<Props extends object> extends PageFacts {
  /** Its code is a separate chunk, which can be preloaded. */
  readonly screen: ComponentType<Props> & Pick<LazyScreen<Props>, 'preload' | 'texts'>;
  readonly props?: (build: Build) => Props;
}

/** A row of the table. A screen that takes props requires `props`. */
export function page(row: Row<object>): Page;
export function page<Props extends object>(row: Row<Props> & Required<Pick<Row<Props>, 'props'>>): Page;
export function page<Props extends object>({ screen, props, ...facts }: Row<Props>): Page {
  return {
    ...facts,
    texts: screen.texts,
    render: (build) => createElement(screen, props?.(build)),
    preload: screen.preload,
  };
}
