import { Wallet } from 'lucide-react';
import { Button } from '#/components/actions/button';
import { EmptyState } from '#/components/feedback/empty-state';
import { Dialog } from '#/components/overlay/dialog';
import { useMarket } from '#/data/market/market-provider';
import { useText } from '#/i18n/use-text';
import type { DepositSettings } from '#/features/deposit/deposit-settings';
import styles from './list.module.css';
import { type ChooseMethod, MethodList } from './method-list';
import type { SheetFrame } from '#/features/deposit/sheet/sheet-frame';

interface Props {
  readonly frame: SheetFrame;
  readonly settings: DepositSettings;
  /** How much of the member's own limit is left today; null if none is set. */
  readonly limitLeft: string | null;
  readonly onChoose: ChooseMethod;
}

/** The list of methods. If the list is shown beside this sheet, notes to read before choosing a method. */
export function ListSheet({ frame, settings, limitLeft, onChoose }: Props) {
  const t = useText();
  const { features } = useMarket();
  if (frame.panes.aside) {
    return (
      <Dialog {...frame.panes} open={frame.open} onClose={frame.onClose} title={t('deposit.choose')}>
        <div className={styles.before}>
          <EmptyState icon={<Wallet />} title={t('deposit.credited')} hint={t('deposit.ownAccountOnly')} />
        </div>
      </Dialog>
    );
  }
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
      <MethodList settings={settings} onChoose={onChoose} />
    </Dialog>
  );
}
