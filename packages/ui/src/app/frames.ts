import { lazyScreen } from './lazy-screen';

/** The module of the bars, as in a page's `code`. */
export const MEMBER_FRAME_CODE = 'app/member-layout.tsx';

/** The bars around every members' page: visitors do not load them. */
export const MemberFrame = lazyScreen(async () => {
  const code = await import('./member-layout');
  return code.MemberLayout;
}, ['start']);
