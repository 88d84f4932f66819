import type { ReactNode } from 'react';
import { lazyScreen } from './lazy-screen';
import { PageFrame, SideArt } from '#/app/shell/page-frame';
import { VisitorTopBar } from '#/app/shell/visitor-top-bar';

const RegisterScreen = lazyScreen(async () => {
  const code = await import('#/features/register/register-screen');
  return code.RegisterScreen;
});

function RegisterFrame({ onBack, children }: { readonly onBack: () => void; readonly children: ReactNode }) {
  return (
    <PageFrame topBar={<VisitorTopBar onBack={onBack} />}>
      <SideArt />
      {children}
    </PageFrame>
  );
}

function RegisterRoute() {
  return <RegisterScreen frame={RegisterFrame} />;
}

/** Registration, with a back button in place of the brand and without the bottom bar. */
export const RegisterPage = Object.assign(RegisterRoute, {
  preload: RegisterScreen.preload,
  texts: RegisterScreen.texts,
});
