import { useEffect, useState } from 'react';
import { whenIdle } from '#/code/load-ahead';

/** 'top': below the balance. 'bottom': at the end of the page, where rows that nobody foresaw move nothing. */
export type PendingPlace = 'top' | 'bottom';

/**
 * Where the rows of what is under way show; null while the dashboard's own data are on their way, which go first.
 * @param isReady the dashboard's data are there
 * @param isCovered a sheet lies over the page: what moves below it moves nothing that is looked at
 */
export function usePendingPlace(isReady: boolean, isCovered: boolean): PendingPlace | null {
  const [place, setPlace] = useState<PendingPlace | null>(isReady ? 'top' : null);
  useEffect(() => {
    if (!isReady || place !== null) return undefined;
    return whenIdle(() => {
      // The page's first script has kept their place.
      const isForeseen = document.documentElement.hasAttribute('data-pending');
      setPlace(isForeseen ? 'top' : 'bottom');
    });
  }, [isReady, place]);
  if (isCovered && place === 'bottom') setPlace('top');
  return place;
}
