import { FerrisWheel } from 'lucide-react';
import { ButtonLink } from '#/components/actions/button';
import { EmptyState } from '#/components/feedback/empty-state';
import { LoadFailed } from '#/components/feedback/load-failed';
import { WriteMessages } from '#/components/overlay/write-messages';
import { useText } from '#/i18n/use-text';
import { PATHS } from '#/navigation/paths';
import { CouponsSection } from './coupons-section';
import { PrizeDialog } from './prize-dialog';
import styles from './spin-screen.module.css';
import { SpinWheel } from './spin-wheel';
import { useSpinner } from './use-spinner';

export function SpinScreen() {
  const t = useText();
  const { setup, coupons, coins, spin, isTurning, won, ask, rest, close } = useSpinner();
  const wheel = setup.data?.result.activeSpinwheel;
  const isOpen = wheel && wheel.slice.length > 0;

  return (
    <>
      <div className={styles.head}>
        <h1>{wheel?.name ?? t('spin.title')}</h1>
        {isOpen && <p className={styles.left}>{t('spin.left', { count: coins })}</p>}
      </div>
      {setup.state === 'loading' && <div className={styles.waiting} aria-hidden="true" />}
      {setup.state === 'failed' && (
        <div className={styles.empty}>
          <LoadFailed icon={<FerrisWheel />} busy={setup.refreshing} onReload={() => void setup.reload()} />
        </div>
      )}
      {setup.data && !isOpen && (
        <div className={styles.empty}>
          <EmptyState
            icon={<FerrisWheel />}
            title={t('spin.inactiveTitle')}
            hint={t('spin.inactiveHint')}
            action={
              <ButtonLink size="small" to={PATHS.home}>
                {t('spin.goHome')}
              </ButtonLink>
            }
          />
        </div>
      )}
      {isOpen && (
        <SpinWheel
          slices={wheel.slice}
          coins={coins}
          isTurning={isTurning}
          won={won}
          onSpin={ask}
          onRest={rest}
        />
      )}
      <CouponsSection coupons={coupons} />
      <PrizeDialog prize={won} onClose={close} />
      {/* What the server said waits until the wheel rests. */}
      <WriteMessages writes={isTurning ? [] : [spin]} unknownText={t('spin.unknown')} />
    </>
  );
}
