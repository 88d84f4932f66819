import type { ReactNode } from 'react';
import { PageFrame } from './page-frame';
import { RegisterScreen } from './screens';
import { VisitorGate } from './visitor-gate';
import { VisitorTopBar } from './visitor-layout';

function RegisterFrame({ onBack, children }: { readonly onBack: () => void; readonly children: ReactNode }) {
  return <PageFrame topBar={<VisitorTopBar onBack={onBack} />}>{children}</PageFrame>;
}

/** Registration has a way back in place of the brand, and no menu to get lost in. */
export function RegisterRoute() {
  return (
    <VisitorGate>
      <RegisterScreen frame={RegisterFrame} />
    </VisitorGate>
  );
}
