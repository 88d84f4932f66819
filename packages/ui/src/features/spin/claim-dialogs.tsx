import { Button } from '#/components/actions/button';
import { Dialog } from '#/components/overlay/dialog';
import { MessageDialog } from '#/components/overlay/message-dialog';
import { ResultMessage } from '#/components/feedback/result-message';
import { ServerHtml } from '#/components/media/server-html';
import { useWhileOpen } from '#/components/overlay/use-while-open';
import { WriteMessages } from '#/components/overlay/write-messages';
import { useText } from '#/i18n/use-text';
import { couponTexts } from './coupon-rules';
import type { useClaim } from './use-claim';

export function ClaimDialogs({ claim }: { readonly claim: ReturnType<typeof useClaim> }) {
  const t = useText();
  const { view, isWaiting } = claim;
  const isSending = isWaiting || claim.claim.sending;
  const coupon = useWhileOpen(view.name === 'asking', view.name === 'asking' ? view.coupon : null);
  const html = coupon?.prize.slice?.htmlDescription;
  return (
    <>
      <Dialog
        open={view.name === 'asking'}
        onClose={claim.close}
        title={coupon ? couponTexts(coupon).title : ''}
        busy={isSending}
        footer={
          <>
            <Button wide busy={isSending || claim.claim.running} onClick={claim.confirm}>
              {t('actions.confirm')}
            </Button>
            <Button wide variant="quiet" disabled={isSending} onClick={claim.close}>
              {t('actions.cancel')}
            </Button>
          </>
        }
      >
        {html && <ServerHtml html={html} />}
        <p>{t('spin.claimHint')}</p>
      </Dialog>
      <MessageDialog open={view.name === 'claimed'} onClose={claim.close} title={t('errors.success')}>
        <ResultMessage kind="done" title={t('spin.claimed')} />
      </MessageDialog>
      <WriteMessages writes={[claim.claim]} />
    </>
  );
}
