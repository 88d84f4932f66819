import { Button } from '#/components/button';
import { Dialog } from '#/components/dialog';
import { UnknownOutcomeDialog } from '#/components/unknown-outcome-dialog';
import { useText } from '#/i18n/use-text';
import type { GiftWay as Way } from './deposit-ways';
import { GiftWay } from './gift-way';
import type { SheetFrame } from './sheet-frame';
import { useGift } from './use-gift';

interface Props {
  readonly frame: SheetFrame;
  readonly way: Way;
  readonly passphrase: string;
}

export function GiftSheet({ frame, way, passphrase }: Props) {
  const t = useText();
  const gift = useGift({ passphrase, onDone: frame.onClose });
  return (
    <>
      <Dialog
        open={frame.open}
        onClose={frame.onClose}
        title={t('deposit.giftTitle')}
        busy={gift.busy}
        footer={
          <>
            <Button wide busy={gift.busy} disabled={gift.typed.trim() === ''} onClick={gift.send}>
              {t('deposit.giftSend')}
            </Button>
            <Button wide variant="quiet" disabled={gift.busy} onClick={frame.back}>
              {t('deposit.back')}
            </Button>
          </>
        }
      >
        <GiftWay way={way} gift={gift} />
      </Dialog>
      <UnknownOutcomeDialog
        open={gift.isUnknown}
        onClose={() => {
          gift.leave();
          frame.onClose();
        }}
      />
    </>
  );
}
