import { useRef, useState } from 'react';
import { isNoPromotion, isPromotion, useFindPromotion } from '#/data/rewards/use-bonus';
import type { PromotionSearch } from './promotion-dialog';

/** Looks up one promotion code; the result is kept while the dialog fades out. */
export function usePromotion() {
  const find = useFindPromotion();
  const [code, setCode] = useState('');
  const [isOpen, setIsOpen] = useState(false);
  const [search, setSearch] = useState<PromotionSearch>({ name: 'searching' });
  /** Stops the latest search. */
  const current = useRef<AbortController>(null);

  const start = async (wanted: string) => {
    const own = new AbortController();
    current.current = own;
    setCode(wanted);
    setSearch({ name: 'searching' });
    setIsOpen(true);
    const result = await find.run({ code: wanted }, { signal: own.signal });
    if (own.signal.aborted) return find.dismiss();
    if (result.status === 'done' && isPromotion(result.data)) {
      return setSearch({ name: 'found', promotion: result.data });
    }
    if (result.status === 'done' || (result.status === 'refused' && isNoPromotion(result.error))) {
      return setSearch({ name: 'not-found' });
    }
    if (result.status !== 'ignored') setIsOpen(false);
  };
  const close = () => {
    current.current?.abort();
    setIsOpen(false);
  };
  return { find, code, isOpen, search, start: (wanted: string) => void start(wanted), close };
}
