import { createClient, isSessionEnded } from '@member-wallet/api-sdk';
import { forSession, type Session } from '@member-wallet/api-sdk/swr';
import { useMemo, useState } from 'react';
import { SWRConfig } from 'swr';
import { LogIn } from './log-in';
import { Wallet } from './wallet';

export function App() {
  const [session, setSession] = useState<Session | null>(null);
  const client = useMemo(() => {
    const plain = createClient({
      baseURL: '',
      getLocale: () => 'th',
      onError: (error) => {
        if (isSessionEnded(error)) setSession(null);
      },
    });
    return forSession(plain, session);
  }, [session]);

  if (!session) return <LogIn client={client} onLogIn={setSession} />;
  return (
    // A separate cache for each session, so that the next member never sees data of the previous one.
    <SWRConfig key={session.token} value={{ provider: () => new Map() }}>
      <Wallet client={client} onLogOut={() => setSession(null)} />
    </SWRConfig>
  );
}
