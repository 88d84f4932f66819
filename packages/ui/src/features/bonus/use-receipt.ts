import type { SdkError } from '@member-wallet/api-sdk';
import { useState } from 'react';
import { useActivateBonus, useActivatePromotion } from '#/data/use-bonus';
import type { Outcome } from '#/data/use-action';
import type { ErrorText } from '#/errors/error-text';
import { presentError } from '#/errors/present-error';

/** What receiving or ending a bonus came to. */
export type ReceiptView =
  | { readonly name: 'none' }
  | { readonly name: 'received' }
  | { readonly name: 'failed'; readonly text: ErrorText }
  | { readonly name: 'unknown' };

/** The words of a failure, or that nobody knows; nothing where the app leaves the page. */
export function failureView(error: SdkError): ReceiptView {
  const shown = presentError(error, 'bonus');
  if (shown.as === 'unknown-outcome') return { name: 'unknown' };
  return 'text' in shown ? { name: 'failed', text: shown.text } : { name: 'none' };
}

/** Receives a bonus or a promotion, and holds what to say about it. */
export function useReceipt() {
  const bonus = useActivateBonus();
  const promotion = useActivatePromotion();
  const [view, setView] = useState<ReceiptView>({ name: 'none' });

  /** Gives whether the dialog that asked may close. */
  const settle = (outcome: Outcome<unknown>): boolean => {
    if (outcome.status === 'ignored') return false;
    setView(outcome.status === 'done' ? { name: 'received' } : failureView(outcome.error));
    return outcome.status !== 'failed';
  };
  return {
    view,
    running: bonus.running || promotion.running,
    receiveBonus: async (code: string) => settle(await bonus.run({ code })),
    receivePromotion: async (code: string) => settle(await promotion.run({ code })),
    show: setView,
    close: () => setView({ name: 'none' }),
  };
}
