import type { Market } from '#/market/market';
import { MEMBER_START } from '#/navigation/paths';
import type { Env } from '#/app/settings/env';
import { type PlacedPage, pagesOf } from '#/app/pages/page-at';
import type { PageStart } from './start-data';

/**
 * The prerendered parts of a page: its bars, which all pages of an audience share or which are its own, and its content
 * if the build prerenders that. Null if nothing is prerendered.
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

/** Every address at which the app has a page, without a slash at its end; '' is the root. */
export const addressesOf = (market: Pick<Market, 'features'>): readonly string[] => [
  '',
  MEMBER_START,
  ...pagesOf(market).map(({ path }) => path),
];

const seen = ({ howto, currency }: Env) =>
  JSON.stringify([Object.values(howto).some((address) => address !== null), currency]);

/**
 * Whether what the build has prerendered is what the settings at the start show. The name is put into the page before
 * it shows, unless it came after.
 */
export const isAsPrerendered = (built: Env, now: Env, cameLate: boolean): boolean =>
  seen(built) === seen(now) && (!cameLate || built.appName === now.appName);
