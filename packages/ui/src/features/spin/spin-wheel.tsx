import type { Slice } from '@member-wallet/api-sdk';
import { Wheel } from '@member-wallet/wheel/react';
import { useMemo } from 'react';
import hidden from '#/components/layout/visually-hidden.module.css';
import { useText } from '#/i18n/use-text';
import styles from './spin-wheel.module.css';

/** The most slices that a wheel can show. */
const MOST_SLICES = 60;
/** The families of --font: a canvas cannot read a custom property. */
const FONT =
  '"Inter Variable", "Noto Sans Thai Looped Variable", "Noto Sans Lao Looped Variable", system-ui, sans-serif';
/** The wheel is as dark as the balance card, in both themes. */
const GROUND = '#0d1428';

interface Props {
  readonly slices: readonly Slice[];
  readonly coins: number;
  readonly isTurning: boolean;
  /** What was won; null while nothing is. */
  readonly won: string | null;
  readonly onSpin: () => Promise<string | null>;
  readonly onRest: () => void;
}

export function SpinWheel({ slices, coins, isTurning, won, onSpin, onRest }: Props) {
  const t = useText();
  const shown = useMemo(() => slices.slice(0, MOST_SLICES), [slices]);
  const say = () => {
    if (isTurning) return t('spin.turning');
    if (won !== null) return t('spin.won', { prize: won });
    return coins > 0 ? t('spin.state', { count: coins }) : t('spin.noCoins');
  };
  return (
    <Wheel
      slices={shown}
      onSpin={onSpin}
      onRest={onRest}
      disabled={coins <= 0}
      announcement={say()}
      font={FONT}
      ground={GROUND}
      classes={{
        root: styles.wheel,
        face: styles.face,
        pointer: styles.pointer,
        hub: styles.hub,
        colour: styles.colour,
        announcement: hidden.hidden,
      }}
    >
      <span className={styles.word}>{t('spin.spin')}</span>
      <span className={styles.coins}>{t('spin.coins', { count: coins })}</span>
    </Wheel>
  );
}
