import type { Slice } from '@member-wallet/api-sdk';
import { sliceColours } from '@member-wallet/wheel';
import { useState } from 'react';
import { Button } from '#/components/actions/button';
import hidden from '#/components/layout/visually-hidden.module.css';
import { useText } from '#/i18n/use-text';
import { shownNumber } from './shown-slices';
import styles from './wheel-legend.module.css';

const AT_FIRST = 12;

interface Props {
  readonly slices: readonly Slice[];
  readonly ground: string;
  /** Whether the wheel shows numbers instead of names. Otherwise the list is only for screen readers. */
  readonly isShown: boolean;
}

/** The prizes, with their numbers on the wheel. */
export function WheelLegend({ slices, ground, isShown }: Props) {
  const t = useText();
  const [isWhole, setIsWhole] = useState(false);
  const listed = isWhole ? slices : slices.slice(0, AT_FIRST);
  if (!isShown) {
    return (
      <ul className={hidden.hidden} aria-label={t('spin.prizes')}>
        {slices.map(({ label }, index) => (
          <li key={index}>{label}</li>
        ))}
      </ul>
    );
  }
  return (
    <section className={styles.card} aria-labelledby="prizes">
      <h2 id="prizes" className={styles.title}>
        {t('spin.prizes')}
      </h2>
      <ul className={styles.list}>
        {listed.map(({ label, bgColor, textColor }, index) => {
          const { background, text } = sliceColours({ background: bgColor, text: textColor, ground });
          return (
            <li key={index} className={styles.prize}>
              <span className={styles.number} style={{ background, color: text }}>
                {shownNumber(index)}
              </span>
              <span>{label}</span>
            </li>
          );
        })}
      </ul>
      {listed.length < slices.length && (
        <Button variant="quiet" wide onClick={() => setIsWhole(true)}>
          {t('spin.allPrizes', { count: slices.length })}
        </Button>
      )}
    </section>
  );
}
