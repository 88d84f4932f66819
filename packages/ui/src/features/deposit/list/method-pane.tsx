import { Button } from '#/components/actions/button';
import wide from '#/components/overlay/wide-dialog.module.css';
import { useMarket } from '#/data/market/market-provider';
import { useText } from '#/i18n/use-text';
import type { DepositSettings } from '#/features/deposit/deposit-settings';
import styles from './list.module.css';
import { type ChooseMethod, MethodList } from './method-list';

interface Props {
  readonly settings: DepositSettings;
  /** How much of the member's own limit is left today; null if none is set. */
  readonly limitLeft: string | null;
  /** The key of the method shown beside it; null for none. */
  readonly chosen: string | null;
  /** A call is in flight, so another method must not be chosen. */
  readonly busy: boolean;
  readonly onChoose: ChooseMethod;
  readonly onSlip: () => void;
}

/** The list of methods, beside the chosen one. */
export function MethodPane({ limitLeft, onSlip, ...methods }: Props) {
  const t = useText();
  const { features } = useMarket();
  return (
    <div className={wide.aside}>
      <p className={styles.title} aria-hidden="true">
        {t('deposit.title')}
      </p>
      {limitLeft !== null && <p className={styles.limit}>{limitLeft}</p>}
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
