import { useEffect, useState } from 'react';
import { useAgreements } from '#/data/operator/use-lookups';
import { useSession } from '#/session/use-session';

/** How long, in milliseconds, the dashboard is shown before the agreement appears. */
const AFTER_MS = 1500;

/** Decides when to show the agreement: not while another dialog is open, and never again once accepted. */
export function useAgreement(isOtherOpen: boolean) {
  const { stored } = useSession();
  const [state, setState] = useState<'early' | 'due' | 'over'>(() =>
    stored.get('remember-agreement') === null ? 'early' : 'over',
  );
  useEffect(() => {
    if (state !== 'early') return undefined;
    const timer = setTimeout(() => setState('due'), AFTER_MS);
    return () => clearTimeout(timer);
  }, [state]);
  const [isRead, setIsRead] = useState(false);
  const { data, state: load } = useAgreements(state === 'due', { onReturn: !isRead });
  if (load === 'ready' && !isRead) setIsRead(true);
  const agreements = data ?? [];
  return {
    agreements,
    open: state === 'due' && agreements.length > 0 && !isOtherOpen,
    close: () => setState('over'),
    accept: () => {
      stored.set('remember-agreement', 'true');
      setState('over');
    },
  };
}
