import type { Slice, SpinOutcome } from '@member-wallet/api-sdk';
import { Wheel } from '@member-wallet/wheel/react';
import { type RefObject, useEffect, useMemo, useState } from 'react';
import { Spinner } from '#/components/feedback/spinner';
import hidden from '#/components/layout/visually-hidden.module.css';
import { useText } from '#/i18n/use-text';
import { CoinsHint } from './coins-hint';
import { shownSlices } from './shown-slices';
import styles from './spin-wheel.module.css';
import { WheelLegend } from './wheel-legend';

/** The font families of --font, because a canvas cannot use a custom property. */
const FONT =
  '"Inter Variable", "Noto Sans Thai Looped Variable", "Noto Sans Lao Looped Variable", system-ui, sans-serif';
/** As dark as the balance card, in both themes. */
const GROUND = '#0d1428';

interface Props {
  readonly slices: readonly Slice[];
  readonly coins: number;
  readonly isTurning: boolean;
  /** The label of the prize that was won; null for none. */
  readonly won: string | null;
  readonly sound: boolean;
  /** The button in the middle. */
  readonly hub: RefObject<HTMLButtonElement | null>;
  readonly onSpin: () => Promise<Pick<SpinOutcome, 'code' | 'label'> | null>;
  readonly onRest: () => void;
}

export function SpinWheel({ slices, coins, isTurning, won, sound, hub, onSpin, onRest }: Props) {
  const t = useText();
  const shown = useMemo(() => shownSlices(slices), [slices]);
  const [isNamed, setIsNamed] = useState(true);
  useInView(hub);
  const announcementText = () => {
    if (isTurning) return t('spin.turning');
    if (won !== null) return t('spin.won', { prize: won });
    return coins > 0 ? t('spin.state', { count: coins }) : t('spin.noCoins');
  };
  return (
    <>
      <Wheel
        ref={hub}
        slices={shown}
        onSpin={onSpin}
        onRest={onRest}
        onDraw={setIsNamed}
        disabled={coins <= 0}
        announcement={announcementText()}
        font={FONT}
        ground={GROUND}
        sound={sound}
        classes={{
          root: styles.wheel,
          face: styles.face,
          spotlight: styles.spotlight,
          pointer: styles.pointer,
          hub: styles.hub,
          colour: styles.colour,
          announcement: hidden.hidden,
        }}
      >
        <span className={styles.word}>{t('spin.spin')}</span>
        <span className={styles.coins}>{t('components.coins', { count: coins })}</span>
        <span className={styles.waiting}>
          <Spinner size={28} />
        </span>
      </Wheel>
      {coins > 0 || isTurning ? (
        <p className={styles.hint} aria-hidden={isTurning}>
          {t(isTurning ? 'spin.waiting' : 'spin.invitation')}
        </p>
      ) : (
        <CoinsHint />
      )}
      <WheelLegend slices={slices} ground={GROUND} isShown={!isNamed} />
    </>
  );
}

/** Scrolls the button into view in a low window, such as a phone's in landscape, where the bottom bar would cover it. */
function useInView(button: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const show = () => button.current?.scrollIntoView?.({ block: 'nearest' });
    // In the next frame, which computes the layout anyway.
    const frame = requestAnimationFrame(show);
    const orientation = window.matchMedia('(orientation: landscape)');
    orientation.addEventListener('change', show);
    return () => {
      cancelAnimationFrame(frame);
      orientation.removeEventListener('change', show);
    };
  }, [button]);
}
