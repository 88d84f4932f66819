import { Suspense, useState } from 'react';
import { AgreementReader } from './dialogs';
import { lazyScreen } from './lazy-screen';

const ProfileScreen = lazyScreen(
  async () => (await import('#/features/profile/profile-screen')).ProfileScreen,
);

function ProfileRoute() {
  const [agreement, setAgreement] = useState<'never' | 'open' | 'closed'>('never');
  return (
    <>
      <ProfileScreen onAgreement={() => setAgreement('open')} />
      {agreement !== 'never' && (
        <Suspense fallback={null}>
          <AgreementReader open={agreement === 'open'} onClose={() => setAgreement('closed')} />
        </Suspense>
      )}
    </>
  );
}

/** The profile with the agreement, which opens over it. */
export const ProfilePage = Object.assign(ProfileRoute, { preload: ProfileScreen.preload });
