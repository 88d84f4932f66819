import { createClient, isSessionEnded } from '@member-wallet/api-sdk';
import { forSession, type Session, sessionKey } from '@member-wallet/api-sdk/tanstack-query';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useMemo, useState } from 'react';
import { LogIn } from './log-in';
import { Wallet } from './wallet';

export function App() {
  const queries = useQueryClient();
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
  useEffect(() => {
    if (!session) return undefined;
    // Removes the session's data, so that the next member never sees it.
    return () => queries.removeQueries({ queryKey: sessionKey(client) });
  }, [queries, client, session]);

  if (!session) return <LogIn client={client} onLogIn={setSession} />;
  return <Wallet client={client} onLogOut={() => setSession(null)} />;
}
