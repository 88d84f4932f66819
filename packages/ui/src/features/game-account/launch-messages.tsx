import { OutsideLink } from '#/components/actions/button';
import { WithContact } from '#/components/feedback/with-contact';
import { MessageDialog } from '#/components/overlay/message-dialog';
import { errorMessage } from '#/errors/error-text';
import { useText } from '#/i18n/use-text';
import type { LaunchView } from './use-launch';

interface Props {
  readonly view: LaunchView;
  readonly onClose: () => void;
}

/** Dialogs that say why a game did not open, and what the member can do. */
export function LaunchMessages({ view, onClose }: Props) {
  const t = useText();
  return (
    <>
      <MessageDialog open={view.name === 'failed'} onClose={onClose} title={t('game.failedTitle')}>
        <p>{view.name === 'failed' && <WithContact text={errorMessage(t, view.text)} />}</p>
        <p>
          <WithContact text={t('game.failedHint')} />
        </p>
      </MessageDialog>
      <MessageDialog
        open={view.name === 'blocked'}
        onClose={onClose}
        title={t('game.blockedTitle')}
        action={
          view.name === 'blocked' && (
            <OutsideLink wide href={view.address} onClick={onClose}>
              {t('game.play')}
            </OutsideLink>
          )
        }
      >
        <p>{t('game.blocked')}</p>
      </MessageDialog>
    </>
  );
}
