import { FerrisWheel, Volume2, VolumeX } from 'lucide-react';
import { useRef, useState } from 'react';
import { ButtonLink } from '#/components/actions/button';
import { classNames } from '#/components/class-names';
import { IconButton } from '#/components/actions/icon-button';
import { EmptyState } from '#/components/feedback/empty-state';
import { LoadFailed } from '#/components/feedback/load-failed';
import wide from '#/components/layout/wide.module.css';
import { WriteMessages } from '#/components/overlay/write-messages';
import { useText } from '#/i18n/use-text';
import { PATHS } from '#/navigation/paths';
import { useSession } from '#/session/use-session';
import { CouponsSection } from './coupons-section';
import { PrizeDialog } from './prize-dialog';
import styles from './spin-screen.module.css';
import { SpinWheel } from './spin-wheel';
import { useClaim } from './use-claim';
import { useSpinner } from './use-spinner';

/** Whether the wheel clicks while it turns. Off by default; the setting is stored on this device. */
function useWheelSound(): readonly [isOn: boolean, toggle: () => void] {
  const { stored } = useSession();
  const [isOn, setIsOn] = useState(() => stored.get('wheel-sound') === 'on');
  const toggle = () => {
    if (isOn) stored.remove('wheel-sound');
    else stored.set('wheel-sound', 'on');
    setIsOn(!isOn);
  };
  return [isOn, toggle];
}

export function SpinScreen() {
  const t = useText();
  const { setup, wheel, coupons, coins, spin, isTurning, won, wonCoupon, ask, rest, reload, close } =
    useSpinner();
  const claim = useClaim(reload);
  const [isLoud, toggleSound] = useWheelSound();
  const hub = useRef<HTMLButtonElement>(null);
  const isOpen = wheel && wheel.slice.length > 0;

  return (
    <div className={classNames(wide.wide, styles.page)}>
      <div className={styles.head}>
        <h1>{wheel?.name ?? t('titles.spin')}</h1>
        {isOpen && (
          <div className={styles.state}>
            <p>{t('spin.left', { count: coins })}</p>
            <span className={styles.sound}>
              <IconButton
                label={t('spin.sound')}
                aria-pressed={isLoud}
                icon={isLoud ? <Volume2 /> : <VolumeX />}
                onClick={toggleSound}
              />
            </span>
          </div>
        )}
      </div>
      <div className={styles.wheel}>
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
            sound={isLoud}
            hub={hub}
            onSpin={ask}
            onRest={rest}
          />
        )}
      </div>
      <CouponsSection coupons={coupons} claim={claim} />
      <PrizeDialog
        prize={won}
        coupon={wonCoupon}
        onClose={close}
        onClaim={(coupon) => {
          close();
          claim.ask(coupon);
        }}
        onSpinAgain={
          coins > 0 && isOpen
            ? () => {
                close();
                hub.current?.click();
              }
            : null
        }
      />
      {/* Errors are shown only when the wheel has stopped. */}
      <WriteMessages writes={isTurning ? [] : [spin]} unknownText={t('spin.unknown')} />
    </div>
  );
}
