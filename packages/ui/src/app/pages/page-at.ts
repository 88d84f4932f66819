import type { Env } from '#/app/settings/env';
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

/** Whether a path redirects to the members' home. */
const leadsHome = (path: string) => path === '' || path === MEMBER_START;

/** The page at a path, or the page that it redirects to; undefined if the market has none. */
export function pageAt(market: Featured, pathname: string): PlacedPage | undefined {
  const given = pathname.replace(/\/+$/, '');
  const path = leadsHome(given) ? PATHS.home : given;
  return pagesOf(market).find((each) => each.path === path);
}

/** The page that is shown first at a path: the log-in page for a visitor at a members' page. */
export function firstPageAt(market: Featured, pathname: string, isMember: boolean): PlacedPage | undefined {
  const wanted = pageAt(market, pathname);
  return wanted?.who === 'member' && !isMember ? pageAt(market, PATHS.login) : wanted;
}

/** Whether a page has the support chat, by the market and the build settings; the operator can still switch it off. */
export const hasChat = (
  page: Pick<Page, 'chat'> | undefined,
  { features }: Pick<Market, 'features'>,
  { chatUrl, chatEverywhere }: Pick<Env, 'chatUrl' | 'chatEverywhere'>,
): boolean => chatUrl !== null && features.chat && (chatEverywhere || page?.chat === true);
