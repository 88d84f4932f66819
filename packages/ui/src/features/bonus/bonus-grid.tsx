import type { Bonus } from '@member-wallet/api-sdk';
import { BannerImage } from '#/components/banner-slides';
import { classNames } from '#/components/class-names';
import { useText } from '#/i18n/use-text';
import styles from './bonus-grid.module.css';
import { bonusState, typeText } from './bonus-state';

interface Props {
  readonly bonuses: readonly Bonus[];
  /** As Date.now() counts. */
  readonly now: number;
  readonly onOpen: (bonus: Bonus) => void;
}

export function BonusGrid({ bonuses, now, onOpen }: Props) {
  const t = useText();
  return (
    <ul className={styles.grid} aria-label={t('bonus.list')}>
      {bonuses.map((bonus) => (
        <li key={bonus.code}>
          <BonusCard bonus={bonus} now={now} onOpen={() => onOpen(bonus)} />
        </li>
      ))}
    </ul>
  );
}

function BonusCard({
  bonus,
  now,
  onOpen,
}: {
  readonly bonus: Bonus;
  readonly now: number;
  readonly onOpen: () => void;
}) {
  const t = useText();
  const state = bonusState(bonus, now);
  const words = typeText(bonus.type);
  return (
    <button
      type="button"
      className={classNames(styles.card, state === 'received' && styles.received)}
      disabled={state === 'received'}
      onClick={onOpen}
    >
      <span className={styles.art}>
        <BannerImage image={bonus.banners[0]?.image} />
      </span>
      <span className={styles.shade} />
      {state !== 'open' && (
        <span className={classNames(styles.badge, state === 'active' && styles.current)}>
          {t(state === 'active' ? 'bonus.current' : 'bonus.received')}
        </span>
      )}{' '}
      <span className={styles.foot}>
        <span className={styles.code}>{bonus.code}</span>{' '}
        <span className={styles.type}>{'key' in words ? t(words.key) : words.raw}</span>
      </span>
    </button>
  );
}
