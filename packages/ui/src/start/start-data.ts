import type { TransportRequest } from '@member-wallet/api-sdk';
import type { TextPart } from '#/i18n/load-texts';
import type { Locale } from '#/i18n/locale';
import type { SessionLimits } from '#/session/session-limits';

/** A read as the client sends it, but for the member's token and language. */
export type StartRequest = Pick<TransportRequest, 'method' | 'headers'> & {
  /** Its path with its query: settings.json may give another address of the API. */
  readonly path: string;
  readonly body?: string;
};

/** What the document knows of a page before the app's code has come. */
export interface PageStart {
  /** The page's own path: others may lead to it. */
  readonly path: string;
  /** Whether a visitor sees the log-in page in its place. */
  readonly isForMembers: boolean;
  /** The names of the prerendered parts; null if nothing is prerendered, and no content if only its bars are. */
  readonly parts: { readonly bars: string; readonly content: string | null } | null;
  /** The addresses of its scripts, beside those of every page. */
  readonly code: readonly string[];
  readonly texts: readonly TextPart[];
  /** Which of the requests it sends when it opens, as places in the list. */
  readonly reads: readonly number[];
}

/** What the document knows of a language. */
export interface LanguageStart {
  /** The language tag of the document. */
  readonly tag: string;
  /** The Accept-Language header. */
  readonly header: string;
  /** The titles of the pages, by path. */
  readonly titles: Readonly<Record<string, string>>;
  /** The addresses of its fonts. */
  readonly fonts: readonly string[];
  /** The addresses of its texts. */
  readonly texts: Readonly<Record<TextPart, string>>;
}

/** What the build writes into the document as JSON: all that the inline scripts need to know. */
export interface StartData {
  /** The product's name in the build's settings. */
  readonly appName: string;
  /** The address of the API in the build's settings; empty for the page's own origin. */
  readonly api: string;
  /** In the build's settings. */
  readonly sessionLimits: SessionLimits;
  readonly defaultLocale: Locale;
  readonly languages: Readonly<Partial<Record<Locale, LanguageStart>>>;
  /** By address, without a slash at its end. */
  readonly pages: Readonly<Record<string, PageStart>>;
  /** The address whose page a visitor sees at a members' page. */
  readonly visitorStart: string;
  readonly requests: readonly StartRequest[];
  /** The address of the app's first module. */
  readonly entry: string;
  /** The addresses of what it imports. */
  readonly imports: readonly string[];
  /** The address of all styles of the prerendered pages. */
  readonly styles: string;
}

/** The id of the script element that holds it. */
export const START_DATA_ID = 'start-data';
