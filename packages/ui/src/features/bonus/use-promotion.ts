import { useRef, useState } from 'react';
import { isNoPromotion, isPromotion, useFindPromotion } from '#/data/rewards/use-bonus';
import type { PromotionSearch } from './promotion-dialog';

/** Looks up one promotion code; the result is kept while the dialog fades out. */
export function usePromotion() {
  const find = useFindPromotion();
  const [code, setCode] = useState('');
  const [isOpen, setIsOpen] = useState(false);
  const [search, setSearch] = useState<PromotionSearch>({ name: 'searching' });
  /** Identifies the latest search. Results of earlier ones are ignored. */
  const current = useRef(0);

  const start = async (wanted: string) => {
    if (find.running) return;
    current.current += 1;
    const own = current.current;
    setCode(wanted);
    setSearch({ name: 'searching' });
    setIsOpen(true);
    const result = await find.run({ code: wanted });
    if (own !== current.current) return find.dismiss();
    if (result.status === 'done' && isPromotion(result.data)) {
      return setSearch({ name: 'found', promotion: result.data });
    }
    if (result.status === 'done' || (result.status === 'refused' && isNoPromotion(result.error))) {
      return setSearch({ name: 'not-found' });
    }
    if (result.status !== 'ignored') setIsOpen(false);
  };
  const close = () => {
    current.current += 1;
    setIsOpen(false);
  };
  return { find, code, isOpen, search, start: (wanted: string) => void start(wanted), close };
}
