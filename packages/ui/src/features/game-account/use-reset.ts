import { useState } from 'react';
import { useToast } from '#/components/toast';
import { useResetSlotPassword } from '#/data/use-games';
import { presentError } from '#/errors/present-error';
import { useText } from '#/i18n/use-text';

/** Gives the account a new password, after a question. A failure only ends the waiting. */
export function useReset(slotCode: string) {
  const t = useText();
  const toast = useToast();
  const reset = useResetSlotPassword();
  const [isAsked, setIsAsked] = useState(false);
  const [isUnknown, setIsUnknown] = useState(false);
  const run = async () => {
    const outcome = await reset.run({ slotCode });
    if (outcome.status === 'ignored') return;
    setIsAsked(false);
    if (outcome.status === 'done') toast.success(t('game.resetDone'));
    else setIsUnknown(presentError(outcome.error, 'game-account').as === 'unknown-outcome');
  };
  return {
    isAsked,
    ask: () => setIsAsked(true),
    cancel: () => setIsAsked(false),
    run,
    running: reset.running,
    isUnknown,
    dismiss: () => setIsUnknown(false),
  };
}
