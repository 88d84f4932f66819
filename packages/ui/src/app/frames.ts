import { lazyScreen } from './lazy-screen';

/** The bars around every members' page: visitors do not load them. */
export const MemberFrame = lazyScreen(async () => {
  const code = await import('./member-layout');
  return code.MemberLayout;
}, ['start']);
