import { useEffect, useState } from 'react';
import { whenIdle } from '#/code/load-ahead';

/** 'top': below the balance. 'bottom': at the end of the page, where rows without a reserved place shift nothing. */
type PendingPlace = 'top' | 'bottom';

/**
 * Where the rows of pending deposits and withdrawals show; null until the dashboard's own data are loaded.
 * @param isReady the dashboard's data are loaded
 * @param isCovered whether a sheet covers the page, so that the rows can move without being seen
 */
export function usePendingPlace(isReady: boolean, isCovered: boolean): PendingPlace | null {
  const [place, setPlace] = useState<PendingPlace | null>(isReady ? 'top' : null);
  useEffect(() => {
    if (!isReady || place !== null) return undefined;
    return whenIdle(() => {
      // The inline script has reserved their place.
      const isForeseen = document.documentElement.hasAttribute('data-pending');
      setPlace(isForeseen ? 'top' : 'bottom');
    });
  }, [isReady, place]);
  if (isCovered && place === 'bottom') setPlace('top');
  return place;
}
