import type { Brand } from './brand';
import { lazyScreen } from './lazy-screen';
import { TerminationCheck } from './termination-check';

const LoginScreen = lazyScreen(async () => (await import('#/features/login/login-screen')).LoginScreen);

function LoginRoute({ brand }: { readonly brand: Brand }) {
  return (
    <TerminationCheck>
      <LoginScreen art={<brand.loginArt />} />
    </TerminationCheck>
  );
}

/** The log-in page, which checks whether the service is still active. */
export const LoginPage = Object.assign(LoginRoute, { preload: LoginScreen.preload });
