import { useEffect, useState } from 'react';
import { hasTexts, loadTexts, type TextPart } from './load-texts';
import { useLocale } from './use-locale';

/** Fetches a part of the texts once it is needed; whether it is there. A screen shows without it until then. */
export function useLaterTexts(part: TextPart, isNeeded: boolean): boolean {
  const { locale } = useLocale();
  const [, setArrived] = useState<string>();
  const isThere = hasTexts(locale, [part]);
  useEffect(() => {
    if (!isNeeded || isThere) return undefined;
    let isHere = true;
    loadTexts(locale, [part]).then(
      () => isHere && setArrived(locale),
      () => undefined,
    );
    return () => {
      isHere = false;
    };
  }, [isNeeded, isThere, locale, part]);
  return isThere;
}
