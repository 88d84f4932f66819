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

/** Log-in, before which the app asks whether the service still runs. */
export const LoginPage = Object.assign(LoginRoute, { preload: LoginScreen.preload });
