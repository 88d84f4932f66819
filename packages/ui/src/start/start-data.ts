import type { TransportRequest } from '@member-wallet/api-sdk';
import type { TextPart } from '#/i18n/load-texts';
import type { Locale } from '#/i18n/locale';
import type { SessionLimits } from '#/session/session-limits';

/** A read as the client sends it, without the member's token and language. */
export type StartRequest = Pick<TransportRequest, 'method' | 'headers'> & {
  /** The path with its query. No base URL, because settings.json may change it. */
  readonly path: string;
  readonly body?: string;
};

/** A page's data for the inline scripts. */
export interface PageStart {
  /** The page's own path; other paths may lead to it. */
  readonly path: string;
  /** Whether visitors are shown the log-in page instead. */
  readonly isForMembers: boolean;
  /** The names of the prerendered parts. Null if nothing is prerendered; `content` is null if only the bars are. */
  readonly parts: { readonly bars: string; readonly content: string | null } | null;
  /** The URLs of its scripts, without those that every page loads. */
  readonly code: readonly string[];
  readonly texts: readonly TextPart[];
  /** Indexes in `requests` of the reads that it sends when it opens. */
  readonly reads: readonly number[];
}

/** A language's data for the inline scripts. */
export interface LanguageStart {
  /** The language tag of the document. */
  readonly tag: string;
  /** The Accept-Language header. */
  readonly header: string;
  /** The pages' titles by path. */
  readonly titles: Readonly<Record<string, string>>;
  /** The URLs of its fonts. */
  readonly fonts: readonly string[];
  /** The URLs of its texts. */
  readonly texts: Readonly<Record<TextPart, string>>;
}

/** The data for the inline scripts, which the build writes into the document as JSON. */
export interface StartData {
  /** The app's name in the build's settings. */
  readonly appName: string;
  /** The API's base URL in the build's settings. Empty for the page's own origin. */
  readonly api: string;
  /** In the build's settings. */
  readonly sessionLimits: SessionLimits;
  readonly defaultLocale: Locale;
  readonly languages: Readonly<Partial<Record<Locale, LanguageStart>>>;
  /** By path, without a trailing slash. */
  readonly pages: Readonly<Record<string, PageStart>>;
  /** The path of the page that visitors are shown instead of a members' page. */
  readonly visitorStart: string;
  readonly requests: readonly StartRequest[];
  /** The URL of the app's first module. */
  readonly entry: string;
  /** The URLs of its imports. */
  readonly imports: readonly string[];
  /** The URL of all styles of the prerendered pages. */
  readonly styles: string;
}

/** The id of the script element that contains the data. */
export const START_DATA_ID = 'start-data';
