import type { Market } from '#/market/market';
import { MEMBER_START, PATHS } from '#/navigation/paths';
import type { Env } from '#/app/env';
import { pageAt, type PlacedPage, pagesOf } from '#/app/page-at';

/**
 * The path of a page, then the prerendered parts of which it consists: its bars, which all pages of an audience share or
 * which are its own, and its content if the build prerenders that. Null if nothing is prerendered.
 */
export function startOf({ name, path, who, frame, start }: PlacedPage): string | null {
  if (who === 'anyone' || (frame === 'own' && !start)) return null;
  const bars = frame === 'own' ? `${name}-bars` : `${who}-bars`;
  return [path, bars, ...(start ? [name] : [])].join(' ');
}

/** What shows at which address until the app is ready. Nothing shows at an address without a page. */
export function startAddresses(market: Pick<Market, 'features'>): Readonly<Record<string, string>> {
  const addresses: Record<string, string> = {};
  for (const path of ['', MEMBER_START, ...pagesOf(market).map((page) => page.path)]) {
    const page = pageAt(market, path);
    const start = page && startOf(page);
    if (start) addresses[path] = start;
  }
  return addresses;
}

/** The page whose start shows to a visitor at an address of a members' page. */
export const VISITOR_START = PATHS.login;

const seen = ({ howto, currency }: Env) =>
  JSON.stringify([Object.values(howto).some((address) => address !== null), currency]);

/**
 * Whether what the build has prerendered is what the settings at the start show. The name is put into the page before
 * it shows, unless it came after.
 */
export const isAsPrerendered = (built: Env, now: Env, cameLate: boolean): boolean =>
  seen(built) === seen(now) && (!cameLate || built.appName === now.appName);
