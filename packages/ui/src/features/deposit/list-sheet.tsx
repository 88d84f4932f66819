import { Button } from '#/components/actions/button';
import { Dialog } from '#/components/overlay/dialog';
import { useMarket } from '#/data/market-provider';
import { useText } from '#/i18n/use-text';
import styles from './list-sheet.module.css';
import { MethodList } from './method-list';
import type { OfferedMethod } from './method';
import type { SheetFrame } from './sheet-frame';

interface Props {
  readonly frame: SheetFrame;
  /** What is left of the member's own limit today. */
  readonly limitLeft: string | null;
  readonly onChoose: (chosen: OfferedMethod) => void;
}

export function ListSheet({ frame, limitLeft, onChoose }: Props) {
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
      <MethodList onChoose={onChoose} />
    </Dialog>
  );
}
