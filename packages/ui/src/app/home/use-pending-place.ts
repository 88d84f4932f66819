import { useEffect, useState } from 'react';
import { whenIdle } from '#/code/load-ahead';

/** 'top': below the balance. 'bottom': at the end of the page, where rows without a reserved place move nothing. */
type PendingPlace = 'top' | 'bottom';

/**
 * Where the rows of pending deposits and withdrawals show; null until the dashboard's own data are loaded.
 * @param isReady the dashboard's data are loaded
 * @param isCovered a sheet covers the page, so that nobody sees the rows move
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
