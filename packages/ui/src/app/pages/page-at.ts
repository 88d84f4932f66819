import type { Market } from '#/market/market';
import { MEMBER_START, type PageName, PATHS } from '#/navigation/paths';
import type { Page } from './page';
import { PAGES } from './pages';

export interface PlacedPage extends Page {
  readonly name: PageName;
  readonly path: string;
}

type Featured = Pick<Market, 'features'>;

const ALL: readonly PlacedPage[] = (Object.keys(PATHS) as PageName[]).map((name) => ({
  ...PAGES[name],
  name,
  path: PATHS[name],
}));

/** The pages that a market has. */
export const pagesOf = ({ features }: Featured): readonly PlacedPage[] =>
  ALL.filter(({ feature }) => feature === undefined || features[feature]);

/** Whether an address only redirects to the members' home. */
const leadsHome = (path: string) => path === '' || path === MEMBER_START;

/** The page at an address, or the one that it redirects to; undefined if the market has none. */
export function pageAt(market: Featured, pathname: string): PlacedPage | undefined {
  const given = pathname.replace(/\/+$/, '');
  const path = leadsHome(given) ? PATHS.home : given;
  return pagesOf(market).find((each) => each.path === path);
}

/** The page that shows first at an address: for a visitor at a members' page, the log-in page. */
export function firstPageAt(market: Featured, pathname: string, isMember: boolean): PlacedPage | undefined {
  const wanted = pageAt(market, pathname);
  return wanted?.who === 'member' && !isMember ? pageAt(market, PATHS.login) : wanted;
}
