import { useState } from 'react';
import { useToast } from '#/components/toast';
import { useActivateSlot } from '#/data/use-games';
import { presentError } from '#/errors/present-error';
import { useText } from '#/i18n/use-text';

/** Opens a game account. A failure only ends the waiting, as the specification has it; the wallet shows the rest. */
export function useActivation(slotCode: string) {
  const t = useText();
  const toast = useToast();
  const activate = useActivateSlot();
  const [isUnknown, setIsUnknown] = useState(false);
  const run = async () => {
    const outcome = await activate.run({ slotCode });
    if (outcome.status === 'ignored') return;
    if (outcome.status === 'done') toast.success(t('game.activated'));
    else setIsUnknown(presentError(outcome.error, 'game-account').as === 'unknown-outcome');
  };
  return { run, running: activate.running, isUnknown, dismiss: () => setIsUnknown(false) };
}
