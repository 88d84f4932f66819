import { useCallback, useEffect, useState } from 'react';
import type { Announcement } from '../panel/said';

/** How long an alert is shown, in ms. */
const SHOWN_FOR = 4000;

export function useAlert(): {
  readonly alert: Announcement | null;
  readonly show: (text: string) => void;
} {
  const [alert, setAlert] = useState<Announcement | null>(null);
  useEffect(() => {
    if (!alert) return undefined;
    const timer = setTimeout(() => setAlert(null), SHOWN_FOR);
    return () => clearTimeout(timer);
  }, [alert]);
  const show = useCallback((text: string) => setAlert((last) => ({ id: (last?.id ?? 0) + 1, text })), []);
  return { alert, show };
}
