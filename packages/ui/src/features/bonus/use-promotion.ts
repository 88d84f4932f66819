import { isApiError } from '@member-wallet/api-sdk';
import { useRef, useState } from 'react';
import { useFindPromotion } from '#/data/use-bonus';
import type { PromotionSearch } from './promotion-dialog';
import { failureView, type ReceiptView } from './use-receipt';

/** The search for one code; 'closed' keeps what is shown while the dialog fades out. */
export function usePromotion(onFailure: (view: ReceiptView) => void) {
  const find = useFindPromotion();
  const [code, setCode] = useState('');
  const [isOpen, setIsOpen] = useState(false);
  const [search, setSearch] = useState<PromotionSearch>({ name: 'searching' });
  /** The search whose answer is still wanted. */
  const current = useRef(0);

  const start = async (wanted: string) => {
    if (find.running) return;
    current.current += 1;
    const own = current.current;
    setCode(wanted);
    setSearch({ name: 'searching' });
    setIsOpen(true);
    const outcome = await find.run({ code: wanted });
    if (own !== current.current || outcome.status === 'ignored') return;
    if (outcome.status === 'done') return setSearch({ name: 'found', promotion: outcome.data });
    const { error } = outcome;
    if (isApiError(error) && (error.code === 'NO_PROMOTION' || error.status === 404)) {
      return setSearch({ name: 'not-found' });
    }
    setIsOpen(false);
    onFailure(failureView(error));
  };
  const close = () => {
    current.current += 1;
    setIsOpen(false);
  };
  return { code, isOpen, search, start, close };
}
