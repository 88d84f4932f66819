import { PATHS } from '#/session/paths';
import {
  CareScreen,
  ContactScreen,
  HomeScreen,
  HowtoScreen,
  LoginScreen,
  ProfileScreen,
  RegisterScreen,
  StatementScreen,
} from './screens';

const BY_PATH: Readonly<Record<string, { readonly preload: () => Promise<void> }>> = {
  [PATHS.login]: LoginScreen,
  [PATHS.register]: RegisterScreen,
  [PATHS.howto]: HowtoScreen,
  [PATHS.contact]: ContactScreen,
  [PATHS.care]: CareScreen,
  [PATHS.member]: HomeScreen,
  [PATHS.home]: HomeScreen,
  [PATHS.statement]: StatementScreen,
  [PATHS.profile]: ProfileScreen,
  [PATHS.memberContact]: ContactScreen,
  [PATHS.memberCare]: CareScreen,
};

/** Fetches the code of the screen that will show first, so that it replaces the prerendered page in one step. */
export async function preloadFirstScreen(pathname: string, isMember: boolean): Promise<void> {
  const path = pathname.replace(/\/+$/, '') || PATHS.member;
  const isMemberPath = path === PATHS.member || path.startsWith(`${PATHS.member}/`);
  const screen = isMemberPath && !isMember ? LoginScreen : BY_PATH[path];
  // What cannot be fetched now is fetched again, and reported, when it is shown.
  await screen?.preload().catch(() => undefined);
}
