import { Button } from '#/components/button';
import { Dialog } from '#/components/dialog';
import { useMarket } from '#/data/market-provider';
import { useText } from '#/i18n/use-text';
import { AccountWay } from './account-way';
import type { AccountWay as Way, WalletWay } from './deposit-ways';
import type { SheetFrame } from './sheet-frame';

interface Props {
  readonly frame: SheetFrame;
  readonly way: Way | WalletWay;
}

export function AccountSheet({ frame, way }: Props) {
  const t = useText();
  const { features } = useMarket();
  return (
    <Dialog
      open={frame.open}
      onClose={frame.onClose}
      title={t('deposit.title')}
      footer={
        <>
          {features.slipUpload && (
            <Button wide variant="tonal" onClick={frame.toSlip}>
              {t('deposit.reportSlip')}
            </Button>
          )}
          <Button wide variant="quiet" onClick={frame.back}>
            {t('deposit.back')}
          </Button>
        </>
      }
    >
      <AccountWay way={way} slipClosed={frame.windowText && <li>{frame.windowText}</li>} />
    </Dialog>
  );
}
