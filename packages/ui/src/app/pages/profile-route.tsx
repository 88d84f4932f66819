import { Suspense, useState } from 'react';
import { Opening } from '#/components/feedback/opening';
import { ProfileScreen } from '#/features/profile/profile-screen';
import { AgreementReader } from '#/app/dialogs/dialogs';

/** The profile with the agreement, which opens over it. */
export function ProfileRoute() {
  const [agreement, setAgreement] = useState<'never' | 'open' | 'closed'>('never');
  return (
    <>
      <ProfileScreen onAgreement={() => setAgreement('open')} />
      {agreement !== 'never' && (
        <Suspense fallback={<Opening />}>
          <AgreementReader open={agreement === 'open'} onClose={() => setAgreement('closed')} />
        </Suspense>
      )}
    </>
  );
}
