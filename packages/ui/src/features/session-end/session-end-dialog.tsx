import { useState } from 'react';
import { Button } from '#/components/actions/button';
import { Dialog } from '#/components/overlay/dialog';
import { useWhileOpen } from '#/components/overlay/use-while-open';
import { useCountdown } from '#/data/clock/use-countdown';
import { useText } from '#/i18n/use-text';
import { useSession } from '#/session/use-session';
import type { SessionEnd } from './watch-session';

interface Props {
  /** The end to warn of; null while none is near. */
  readonly near: SessionEnd | null;
  readonly onStay: () => void;
}

/** Warns a member whose session is about to end. An idle member can stay; after the longest time, only a new log-in helps. */
export function SessionEndDialog({ near, onStay }: Props) {
  const t = useText();
  const session = useSession();
  const [seen, setSeen] = useState<SessionEnd | null>(null);
  const isOpen = near !== null && near.at !== seen?.at;
  const shown = useWhileOpen(isOpen, near);
  const seconds = useCountdown(near?.at ?? null) / 1000;
  const isIdle = shown?.why !== 'longest';
  const close = () => (isIdle ? onStay() : setSeen(near));
  return (
    <Dialog
      open={isOpen}
      onClose={close}
      title={isIdle ? t('sessionEnd.idleTitle') : t('sessionEnd.longestTitle')}
      role="alertdialog"
      footer={
        <>
          <Button wide onClick={close}>
            {isIdle ? t('sessionEnd.stay') : t('actions.close')}
          </Button>
          <Button wide variant="quiet" onClick={session.logOut}>
            {t('shell.logOut')}
          </Button>
        </>
      }
    >
      <p>{isIdle ? t('sessionEnd.idle', { seconds }) : t('sessionEnd.longest', { seconds })}</p>
    </Dialog>
  );
}
