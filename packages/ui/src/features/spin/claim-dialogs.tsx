import { useRef } from 'react';
import { Button } from '#/components/button';
import { Dialog } from '#/components/dialog';
import { MessageDialog } from '#/components/message-dialog';
import { Outcome } from '#/components/outcome';
import { ServerHtml } from '#/components/server-html';
import { UnknownOutcomeDialog } from '#/components/unknown-outcome-dialog';
import { sayError } from '#/errors/error-text';
import { useText } from '#/i18n/use-text';
import type { useClaim } from './use-claim';

export function ClaimDialogs({ claim }: { readonly claim: ReturnType<typeof useClaim> }) {
  const t = useText();
  const { view, busy } = claim;
  // Its words stay while the dialog fades out.
  const last = useRef<{ readonly label: string; readonly html: string | null }>({ label: '', html: null });
  if (view.name === 'asking') {
    const { slice, name } = view.coupon.prize;
    last.current = { label: slice?.label ?? name ?? '', html: slice?.htmlDescription ?? null };
  }
  const { label, html } = last.current;
  return (
    <>
      <Dialog
        open={view.name === 'asking'}
        onClose={claim.close}
        title={label}
        busy={busy}
        footer={
          <>
            <Button wide busy={busy} onClick={claim.confirm}>
              {t('actions.confirm')}
            </Button>
            <Button wide variant="quiet" disabled={busy} onClick={claim.close}>
              {t('actions.cancel')}
            </Button>
          </>
        }
      >
        {html && <ServerHtml html={html} />}
        <p>{t('spin.claimHint')}</p>
      </Dialog>
      <MessageDialog open={view.name === 'claimed'} onClose={claim.close} title={t('errors.success')}>
        <Outcome kind="done" title={t('spin.claimed')} />
      </MessageDialog>
      <MessageDialog open={view.name === 'failed'} onClose={claim.close} title={t('errors.title')}>
        <p>{view.name === 'failed' && sayError(t, view.text)}</p>
      </MessageDialog>
      <UnknownOutcomeDialog open={view.name === 'unknown'} onClose={claim.close} />
    </>
  );
}
