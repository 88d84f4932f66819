import { lazyScreen } from './lazy-screen';

/** The bars around every members' page: visitors do not load them. */
export const MemberFrame = lazyScreen(async () => (await import('./member-layout')).MemberLayout, ['start']);
