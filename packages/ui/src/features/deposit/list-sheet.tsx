import { Button } from '#/components/button';
import { Dialog } from '#/components/dialog';
import { useMarket } from '#/data/market-provider';
import { useText } from '#/i18n/use-text';
import type { DepositSettings } from './deposit-settings';
import type { DepositWay } from './deposit-ways';
import type { SheetFrame } from './sheet-frame';
import styles from './deposit-dialog.module.css';
import { WayList } from './way-list';

interface Props {
  readonly frame: SheetFrame;
  readonly settings: DepositSettings;
  /** What is left of the member's own limit today. */
  readonly limitLeft: string | null;
  readonly onChoose: (way: DepositWay) => void;
}

export function ListSheet({ frame, settings, limitLeft, onChoose }: Props) {
  const t = useText();
  const { features } = useMarket();
  return (
    <Dialog
      open={frame.open}
      onClose={frame.onClose}
      title={t('deposit.title')}
      footer={
        features.slipUpload && (
          <Button wide variant="quiet" onClick={frame.toSlip}>
            {t('deposit.reportSlip')}
          </Button>
        )
      }
    >
      {limitLeft !== null && <p className={styles.limit}>{limitLeft}</p>}
      <WayList settings={settings} onChoose={onChoose} />
    </Dialog>
  );
}
