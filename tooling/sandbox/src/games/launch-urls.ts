import { lobbyPath } from './log-in';

/** Games that are entered by a posted form with event fields. */
const BY_FORM: readonly string[] = ['UFABET', 'SEXYGAME'];
/** Games that have an app of their own. */
const BY_APP: readonly string[] = ['JOKER', 'SLOTXO'];

interface LaunchUrls {
  readonly web: string | null;
  readonly android: string | null;
  readonly ios: string | null;
}

/** The paths that open a game, without the market's prefix, as all paths under /api. */
export const launchUrlsOf = (gameCode: string): LaunchUrls => {
  const lobby = lobbyPath(gameCode);
  const hasApp = BY_APP.includes(gameCode);
  return {
    web: lobby,
    android: hasApp ? `${lobby}?app=android` : null,
    ios: hasApp ? `${lobby}?app=ios` : null,
  };
};

/** The fields of the posted form besides username and password. */
export const eventFieldsOf = (gameCode: string): Readonly<Record<string, string>> =>
  BY_FORM.includes(gameCode) ? { __EVENTTARGET: 'login', __EVENTARGUMENT: '' } : {};
