import type { Locale } from '#/i18n/locale';
import { endOf } from '#/session/session-limits';
import type { StoredName } from '#/session/stored-values';
import { TOKEN_TEXT } from '#/session/token-text';
import type { SettingsFile } from '../page-globals';
import { type PageStart, START_DATA_ID, type StartData } from '../start-data';
import { sessionLimits } from './settings';

export const readStartData = (): StartData =>
  JSON.parse(document.getElementById(START_DATA_ID)?.textContent ?? '') as StartData;

type Area = 'localStorage' | 'sessionStorage';

/** A stored value, or '' if there is none or storage is blocked. */
export function stored(area: Area, name: StoredName): string {
  try {
    return window[area].getItem(name) ?? '';
  } catch {
    return '';
  }
}

function tokenIn(area: Area): string {
  const token = stored(area, 'token');
  return TOKEN_TEXT.test(token) ? token : '';
}

const timeIn = (area: Area, name: StoredName) => Number(stored(area, name)) || 0;

/** The stored token, '' if there is none or its session has ended; and why it has ended, null if it has not. */
function currentSession(settings: SettingsFile | Promise<SettingsFile>, data: StartData) {
  const own = tokenIn('sessionStorage');
  const area = own ? 'sessionStorage' : 'localStorage';
  const session = {
    isOfTab: own !== '',
    since: timeIn(area, 'since'),
    lastActive: timeIn('localStorage', 'last-active'),
    loggedOut: timeIn('localStorage', 'logged-out'),
  };
  const ended = endOf(session, sessionLimits(settings, data.sessionLimits), Date.now());
  return { token: ended ? '' : own || tokenIn('localStorage'), ended };
}

export interface ChosenStart {
  readonly locale: Locale;
  /** '' for a visitor. */
  readonly token: string;
  /** The page to show. Undefined if the app has none at this path. */
  readonly page: PageStart | undefined;
  /** Whether a visitor has opened a members' page, which the next log-in opens. Not after a log-out in another tab. */
  readonly isWanted: boolean;
}

/** Determines the language, token and page of this visit from the URL, the browser's storage and the settings. */
export function chosenStart(data: StartData, settings: SettingsFile | Promise<SettingsFile>): ChosenStart {
  const { languages, defaultLocale, pages, visitorStart } = data;
  const locale = stored('localStorage', 'locale');
  const { token, ended } = currentSession(settings, data);
  const address = window.location.pathname.replace(/\/+$/, '');
  // A map, because a path may be the name of a property that every object has.
  const wanted = new Map(Object.entries(pages)).get(address);
  const isSentToLogin = wanted?.isForMembers === true && !token;
  return {
    locale: Object.keys(languages).includes(locale) ? (locale as Locale) : defaultLocale,
    token,
    page: isSentToLogin ? pages[visitorStart] : wanted,
    isWanted: isSentToLogin && ended !== 'log-out',
  };
}
