import { isErrorCode } from '@member-wallet/api-sdk';
import { useState } from 'react';
import { useToast } from '#/components/toast';
import { useClaimInviteBonus } from '#/data/use-invite';
import { sayError, serverText } from '#/errors/error-text';
import { presentError } from '#/errors/present-error';
import { useText } from '#/i18n/use-text';

const DONE = 'INVITE_BONUS_SUCCESS';

/** What the answer says; its shape is not specified, so it may say nothing. */
function messageOf(data: object): string {
  const message: unknown = Reflect.get(data, 'message');
  return typeof message === 'string' && isErrorCode(message) ? message : DONE;
}

/** Claims the invite bonus and says how that ended. */
export function useInviteClaim() {
  const t = useText();
  const toast = useToast();
  const claim = useClaimInviteBonus();
  const [isUnknown, setIsUnknown] = useState(false);
  const run = async () => {
    const outcome = await claim.run(undefined);
    if (outcome.status === 'ignored') return;
    if (outcome.status === 'done') {
      const code = messageOf(outcome.data);
      // A server may answer well and still refuse by its message.
      const say = code === DONE ? toast.success : toast.error;
      say(sayError(t, serverText(code, code)));
      return;
    }
    const presentation = presentError(outcome.error, 'invite');
    if (presentation.as === 'unknown-outcome') setIsUnknown(true);
    else if ('text' in presentation) toast.error(sayError(t, presentation.text));
  };
  return { run, running: claim.running, isUnknown, dismiss: () => setIsUnknown(false) };
}
