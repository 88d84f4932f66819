import { lazyScreen } from './lazy-screen';
import { SideArt } from '#/app/shell/page-frame';
import { TerminationCheck } from '#/app/session/termination-check';

const LoginScreen = lazyScreen(async () => {
  const code = await import('#/features/login/login-screen');
  return code.LoginScreen;
}, ['start']);

function LoginRoute() {
  return (
    <TerminationCheck>
      <SideArt />
      <LoginScreen />
    </TerminationCheck>
  );
}

/** The log-in page, which checks whether the service is still active. */
export const LoginPage = Object.assign(LoginRoute, {
  preload: LoginScreen.preload,
  texts: LoginScreen.texts,
});
