import type { Locale } from '#/i18n/locale';
import type { StoredName } from '#/session/stored-values';
import { TOKEN_TEXT } from '#/session/token-text';
import { type PageStart, START_DATA_ID, type StartData } from '../start-data';

export const readStartData = (): StartData =>
  JSON.parse(document.getElementById(START_DATA_ID)?.textContent ?? '') as StartData;

/** What is stored under a name, or '': storage may be blocked. */
export function stored(area: 'localStorage' | 'sessionStorage', name: StoredName): string {
  try {
    return window[area].getItem(name) ?? '';
  } catch {
    return '';
  }
}

function tokenIn(area: 'localStorage' | 'sessionStorage'): string {
  const token = stored(area, 'token');
  return TOKEN_TEXT.test(token) ? token : '';
}

export interface ChosenStart {
  readonly locale: Locale;
  /** The stored token, not checked for expiry; '' for a visitor. */
  readonly token: string;
  /** The page that shows; undefined if the app has none at this address. */
  readonly page: PageStart | undefined;
  /** Whether a visitor is at a members' page. */
  readonly isSentToLogin: boolean;
}

/** The language, the member and the page that this visit starts with, by the address and what the browser has stored. */
export function chosenStart({ languages, defaultLocale, pages, visitorStart }: StartData): ChosenStart {
  const locale = stored('localStorage', 'locale');
  const token = tokenIn('sessionStorage') || tokenIn('localStorage');
  const address = window.location.pathname.replace(/\/+$/, '');
  // A map, because an address or what is stored may be the name of something that every object has.
  const wanted = new Map(Object.entries(pages)).get(address);
  const isSentToLogin = wanted?.isForMembers === true && !token;
  return {
    locale: Object.keys(languages).includes(locale) ? (locale as Locale) : defaultLocale,
    token,
    page: isSentToLogin ? pages[visitorStart] : wanted,
    isSentToLogin,
  };
}
