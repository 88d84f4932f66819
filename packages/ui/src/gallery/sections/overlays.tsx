import { useState } from 'react';
import { Button } from '#/components/actions/button';
import { HeldPicture } from '#/components/overlay/held-picture';
import { ImageViewer } from '#/components/overlay/image-viewer';
import { MessageDialog } from '#/components/overlay/message-dialog';
import type { AnyWrite } from '#/components/overlay/write-messages';
import { WriteDialog } from '#/components/overlay/write-dialog';
import { useText } from '#/i18n/use-text';
import { useToast } from '#/toasts/use-toast';
import { BROKEN_PICTURE, PICTURES } from '../samples';
import { Specimen } from '../specimen';

type Opened =
  | 'none'
  | 'sheet'
  | 'long'
  | 'busy'
  | 'message'
  | 'refused'
  | 'unknown'
  | 'picture'
  | 'broken'
  | 'held';

const OPENERS: readonly (readonly [opens: Opened, name: string])[] = [
  ['sheet', 'Dialog: a sheet with two actions'],
  ['long', 'Dialog: its content scrolls'],
  ['busy', 'WriteDialog: busy for two seconds, nothing closes it'],
  ['refused', 'WriteDialog: refused'],
  ['unknown', 'WriteDialog: outcome unknown'],
  ['message', 'MessageDialog'],
  ['picture', 'ImageViewer'],
  ['broken', 'ImageViewer: the picture is broken'],
  ['held', 'HeldPicture'],
];

const BUSY_MS = 2000;

const MESSAGES: Partial<Record<Opened, AnyWrite['message']>> = {
  refused: { as: 'dialog', text: { key: 'errors.network' }, error: null },
  unknown: { as: 'unknown-outcome' },
};

export function Overlays() {
  const t = useText();
  const toast = useToast();
  const [opened, setOpened] = useState<Opened>('none');
  const close = () => setOpened('none');
  const open = (next: Opened) => {
    setOpened(next);
    if (next === 'busy') setTimeout(() => setOpened((now) => (now === 'busy' ? 'none' : now)), BUSY_MS);
  };
  const write: AnyWrite = { sending: opened === 'busy', message: MESSAGES[opened] ?? null, dismiss: close };
  const isSheet = ['sheet', 'long', 'busy', 'refused', 'unknown'].includes(opened);
  return (
    <>
      {OPENERS.map(([opens, name]) => (
        <Specimen key={opens} name={name}>
          <Button variant="tonal" size="small" onClick={() => open(opens)}>
            {t('statement.slips.view')}
          </Button>
        </Specimen>
      ))}
      <Specimen name="Toast: success">
        <Button variant="tonal" size="small" onClick={() => toast.success(t('transfer.done'))}>
          {t('statement.slips.view')}
        </Button>
      </Specimen>
      <Specimen name="Toast: error">
        <Button variant="tonal" size="small" onClick={() => toast.error(t('errors.network'))}>
          {t('statement.slips.view')}
        </Button>
      </Specimen>
      <WriteDialog
        open={isSheet}
        onClose={close}
        writes={[write]}
        title={t('withdraw.confirmTitle')}
        footer={
          <>
            <Button wide busy={write.sending} onClick={close}>
              {t('actions.confirm')}
            </Button>
            <Button wide variant="quiet" disabled={write.sending} onClick={close}>
              {t('withdraw.edit')}
            </Button>
          </>
        }
      >
        {Array.from({ length: opened === 'long' ? 24 : 1 }, (_, index) => (
          <p key={index}>{t('withdraw.gathers')}</p>
        ))}
      </WriteDialog>
      <MessageDialog open={opened === 'message'} onClose={close} title={t('transfer.done')}>
        <p>{t('profile.passwordSaved')}</p>
      </MessageDialog>
      <ImageViewer
        open={opened === 'picture' || opened === 'broken'}
        onClose={close}
        title={t('statement.slips.picture')}
        address={opened === 'broken' ? BROKEN_PICTURE : PICTURES[0]}
        alt={t('statement.slips.alt')}
      />
      <HeldPicture
        open={opened === 'held'}
        onClose={close}
        title={t('deposit.saveQr')}
        address={PICTURES[0]}
      />
    </>
  );
}
