import { useMarket } from '#/data/market/market-provider';
import { useLocale } from '#/i18n/use-locale';
import { useText } from '#/i18n/use-text';
import type { MethodWords } from './method-labels';

/** What names a method in the active language. */
export function useMethodWords(): MethodWords {
  const t = useText();
  const { nameOf } = useLocale();
  const market = useMarket();
  return { t, nameOf, market };
}
