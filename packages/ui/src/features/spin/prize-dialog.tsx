import type { Coupon } from '@member-wallet/api-sdk';
import { Button } from '#/components/actions/button';
import { MessageDialog } from '#/components/overlay/message-dialog';
import { useText } from '#/i18n/use-text';
import styles from './prize-dialog.module.css';

interface Props {
  /** The prize's label; null while there is none to show. */
  readonly prize: string | null;
  /** The prize's coupon: `wonCoupon` of `useSpinner`. */
  readonly coupon: Coupon | 'coming' | null;
  readonly onClose: () => void;
  /** Opens the question whether to claim the coupon. */
  readonly onClaim: (coupon: Coupon) => void;
  /** Spins again immediately; null if no coins are left. */
  readonly onSpinAgain: (() => void) | null;
}

/** The prize, with a modest celebration. */
export function PrizeDialog({ prize, coupon, onClose, onClaim, onSpinAgain }: Props) {
  const t = useText();
  return (
    <MessageDialog
      open={prize !== null}
      onClose={onClose}
      title={t('spin.congratulations')}
      closeLabel={t('actions.confirm')}
      action={
        (coupon || onSpinAgain) && (
          <>
            {coupon && (
              <Button
                wide
                disabled={coupon === 'coming'}
                onClick={() => coupon !== 'coming' && onClaim(coupon)}
              >
                {t('spin.claimNow')}
              </Button>
            )}
            {onSpinAgain && (
              <Button wide variant={coupon ? 'tonal' : 'primary'} onClick={onSpinAgain}>
                {t('spin.again')}
              </Button>
            )}
          </>
        )
      }
    >
      {prize !== null && (
        <div className={styles.prize}>
          <div className={styles.rings} aria-hidden="true">
            <span />
            <span />
            <span />
          </div>
          <p className={styles.label}>{prize}</p>
          <p>{t('spin.won', { prize })}</p>
          <p className={styles.hint}>{coupon ? t('spin.wonClaimable') : t('spin.wonHint')}</p>
        </div>
      )}
    </MessageDialog>
  );
}
