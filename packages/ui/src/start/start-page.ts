import type { Market } from '#/market/market';
import { MEMBER_START } from '#/navigation/paths';
import type { Env } from '#/app/settings/env';
import { type PlacedPage, pagesOf } from '#/app/pages/page-at';
import type { PageStart } from './start-data';

/**
 * The names of a page's prerendered parts: its bars, which are its own or shared by all pages of an audience, and its
 * content if that is prerendered. Null if nothing is prerendered.
 */
export function partsOf({
  name,
  who,
  frame,
  prerendered,
}: Pick<PlacedPage, 'name' | 'who' | 'frame' | 'prerendered'>): PageStart['parts'] {
  if (who === 'anyone' || (frame === 'own' && !prerendered)) return null;
  return { bars: frame === 'own' ? `${name}-bars` : `${who}-bars`, content: prerendered ? name : null };
}

/** All paths of the app's pages, without a trailing slash; '' is the root. */
export const addressesOf = (market: Pick<Market, 'features'>): readonly string[] => [
  '',
  MEMBER_START,
  ...pagesOf(market).map(({ path }) => path),
];

const visibleSettings = ({ howto, currency }: Env) =>
  JSON.stringify([Object.values(howto).some((address) => address !== null), currency]);

/**
 * Whether the prerendered page matches the current settings. The app's name in them is put into the page before it is
 * shown, unless they were fetched.
 * @param wereFetched whether the settings arrived after the page
 */
export const isAsPrerendered = (built: Env, now: Env, wereFetched: boolean): boolean =>
  visibleSettings(built) === visibleSettings(now) && (!wereFetched || built.appName === now.appName);
