import { Button } from '#/components/actions/button';
import wide from '#/components/overlay/wide-dialog.module.css';
import { useMarket } from '#/data/market/market-provider';
import { useText } from '#/i18n/use-text';
import type { DepositSettings } from '#/features/deposit/deposit-settings';
import list from './list-sheet.module.css';
import styles from './method-pane.module.css';
import { type ChooseMethod, MethodList } from './method-list';

interface Props {
  readonly settings: DepositSettings;
  /** What is left of the member's own limit today. */
  readonly limitLeft: string | null;
  /** The key of the method beside it; null for none. */
  readonly chosen: string | null;
  /** Something is being sent that must not be left. */
  readonly busy: boolean;
  readonly onChoose: ChooseMethod;
  readonly onSlip: () => void;
}

/** The methods, beside the one that is chosen. */
export function MethodPane({ limitLeft, onSlip, ...methods }: Props) {
  const t = useText();
  const { features } = useMarket();
  return (
    <div className={wide.aside}>
      <p className={styles.title} aria-hidden="true">
        {t('deposit.title')}
      </p>
      {limitLeft !== null && <p className={list.limit}>{limitLeft}</p>}
      <MethodList {...methods} />
      {features.slipUpload && (
        <div className={styles.slip}>
          <Button wide variant="quiet" disabled={methods.busy} onClick={onSlip}>
            {t('deposit.reportSlip')}
          </Button>
        </div>
      )}
    </div>
  );
}
