import { useCallback, useEffect, useState } from 'react';

/** How long an alert is shown, in ms. */
const SHOWN_FOR = 4000;

export function useAlert(): { readonly alert: string | null; readonly show: (text: string) => void } {
  const [alert, setAlert] = useState<{ readonly text: string } | null>(null);
  useEffect(() => {
    if (!alert) return undefined;
    const timer = setTimeout(() => setAlert(null), SHOWN_FOR);
    return () => clearTimeout(timer);
  }, [alert]);
  const show = useCallback((text: string) => setAlert({ text }), []);
  return { alert: alert?.text ?? null, show };
}
