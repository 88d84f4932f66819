import type { Locale } from '#/i18n/locale';
import { lazyScreen } from '#/app/pages/lazy-screen';
import type { Page } from '#/app/pages/page';

/** The module of the members' bars, as in a page's `code`. */
export const MEMBER_FRAME_CODE = 'app/shell/member-layout.tsx';

/** The bars around every members' page, which visitors do not load. */
export const MemberFrame = lazyScreen(async () => {
  const code = await import('./member-layout');
  return code.MemberLayout;
}, ['start']);

/** Loads the code of a page and its frame, and their texts in a language if one is given, unless they are loaded. */
export async function preloadPage(
  { who, preload }: Pick<Page, 'who' | 'preload'>,
  locale?: Locale,
): Promise<void> {
  await Promise.all([preload(locale), who === 'member' && MemberFrame.preload(locale)]);
}
