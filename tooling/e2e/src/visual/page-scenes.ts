import { type PageName, PATHS } from '@member-wallet/ui/paths';
import type { Page } from 'playwright-core';

/** Each page's main scene. Does not compile if a page has none. */
export const PAGE_SCENES: Readonly<Record<PageName, string>> = {
  login: 'login',
  register: 'register',
  howto: 'howto',
  contact: 'contact',
  responsibleGaming: 'responsible-gaming',
  home: 'home',
  profile: 'profile',
  editProfile: 'profile-edit',
  statement: 'statement',
  bonus: 'bonus',
  spin: 'spin',
  memberContact: 'member-contact',
  memberResponsibleGaming: 'member-responsible-gaming',
  terminated: 'terminated',
};

const ADDRESSES = new Map(
  Object.entries(PATHS).map(([name, path]) => [PAGE_SCENES[name as PageName], path] as const),
);

/** Checks that a page's main scene is at the page's path. */
export function addressFaults(page: Page, scene: string): string[] {
  const wanted = ADDRESSES.get(scene);
  const { pathname } = new URL(page.url());
  return wanted === undefined || wanted === pathname ? [] : [`is at ${pathname} instead of ${wanted}`];
}
