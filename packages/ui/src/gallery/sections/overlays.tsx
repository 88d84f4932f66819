import { useState } from 'react';
import { Button } from '#/components/button';
import { Dialog } from '#/components/dialog';
import { ImageViewer } from '#/components/image-viewer';
import { MessageDialog } from '#/components/message-dialog';
import { useToast } from '#/components/toast';
import { UnknownOutcomeDialog } from '#/components/unknown-outcome-dialog';
import { useText } from '#/i18n/use-text';
import { BROKEN_PICTURE, PICTURES } from '../samples';
import { Specimen } from '../specimen';

type Opened = 'none' | 'sheet' | 'long' | 'busy' | 'message' | 'unknown' | 'picture' | 'broken';

const OPENERS: readonly (readonly [opens: Opened, name: string])[] = [
  ['sheet', 'Dialog: a sheet with two actions'],
  ['long', 'Dialog: its content scrolls'],
  ['busy', 'Dialog: busy for two seconds, nothing closes it'],
  ['message', 'MessageDialog'],
  ['unknown', 'UnknownOutcomeDialog'],
  ['picture', 'ImageViewer'],
  ['broken', 'ImageViewer: the picture is broken'],
];

const BUSY_MS = 2000;

export function Overlays() {
  const t = useText();
  const toast = useToast();
  const [opened, setOpened] = useState<Opened>('none');
  const close = () => setOpened('none');
  const open = (next: Opened) => {
    setOpened(next);
    if (next === 'busy') setTimeout(() => setOpened((now) => (now === 'busy' ? 'none' : now)), BUSY_MS);
  };
  const isSheet = opened === 'sheet' || opened === 'long' || opened === 'busy';
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
      <Dialog
        open={isSheet}
        onClose={close}
        busy={opened === 'busy'}
        title={t('withdraw.confirmTitle')}
        footer={
          <>
            <Button wide busy={opened === 'busy'} onClick={close}>
              {t('actions.confirm')}
            </Button>
            <Button wide variant="quiet" disabled={opened === 'busy'} onClick={close}>
              {t('withdraw.edit')}
            </Button>
          </>
        }
      >
        {Array.from({ length: opened === 'long' ? 24 : 1 }, (_, index) => (
          <p key={index}>{t('withdraw.gathers')}</p>
        ))}
      </Dialog>
      <MessageDialog open={opened === 'message'} onClose={close} title={t('transfer.done')}>
        <p>{t('profile.passwordSaved')}</p>
      </MessageDialog>
      <UnknownOutcomeDialog open={opened === 'unknown'} onClose={close} />
      <ImageViewer
        open={opened === 'picture' || opened === 'broken'}
        onClose={close}
        title={t('statement.slips.picture')}
        address={opened === 'broken' ? BROKEN_PICTURE : PICTURES[0]}
        alt={t('statement.slips.alt')}
      />
    </>
  );
}
