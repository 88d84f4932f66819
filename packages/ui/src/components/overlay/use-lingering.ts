import { useEffect, useState } from 'react';

/** True while `active`, and for `ms` milliseconds more. */
export function useLingering(active: boolean, ms: number): boolean {
  const [isShown, setIsShown] = useState(active);
  if (active && !isShown) setIsShown(true);
  useEffect(() => {
    if (active) return undefined;
    const timer = setTimeout(() => setIsShown(false), ms);
    return () => clearTimeout(timer);
  }, [active, ms]);
  return active || isShown;
}
