import { isErrorCode, type SdkError } from '@member-wallet/api-sdk';
import { useState } from 'react';
import { useToast } from '#/components/toast';
import { useAddRefundToWallet, useReceiveRefund } from '#/data/use-refund';
import { sayError, serverText } from '#/errors/error-text';
import { presentError } from '#/errors/present-error';
import { useText } from '#/i18n/use-text';

/** Receiving cashback, and putting it into the wallet; each says how it ended. */
export function useRefundActions(onAdded: () => void) {
  const t = useText();
  const toast = useToast();
  const receive = useReceiveRefund();
  const add = useAddRefundToWallet();
  const [isUnknown, setIsUnknown] = useState(false);
  const refused = (error: SdkError) => {
    const presentation = presentError(error, 'refund');
    if (presentation.as === 'unknown-outcome') setIsUnknown(true);
    else if ('text' in presentation) toast.error(sayError(t, presentation.text));
  };
  /** The server's own words, or ours where it says nothing. @returns whether it agreed */
  const report = (message: string | null): boolean => {
    const text = serverText(message ?? 'REFUND_SUCCESS', message ?? '');
    const isRefusal = message !== null && isErrorCode(message) && message !== 'REFUND_SUCCESS';
    if (isRefusal) toast.error(sayError(t, text));
    else toast.success(sayError(t, text));
    return !isRefusal;
  };

  return {
    running: receive.running || add.running,
    isUnknown,
    dismiss: () => setIsUnknown(false),
    receiving: receive.running,
    adding: add.running,
    async receive() {
      const outcome = await receive.run(undefined);
      if (outcome.status === 'done') report(outcome.data.message);
      else if (outcome.status !== 'ignored') refused(outcome.error);
    },
    async add() {
      const outcome = await add.run(undefined);
      if (outcome.status === 'ignored') return;
      if (outcome.status !== 'done') return refused(outcome.error);
      const message: unknown = Reflect.get(outcome.data, 'message');
      const isCode = typeof message === 'string' && isErrorCode(message) && message !== 'REFUND_SUCCESS';
      if (isCode) return void report(message);
      toast.success(t('refund.added'));
      onAdded();
    },
  };
}
