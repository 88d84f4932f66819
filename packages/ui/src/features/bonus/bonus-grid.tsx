import type { Bonus } from '@member-wallet/api-sdk';
import { BannerImage } from '#/components/media/banner-slides';
import { useIncrementalRows } from '#/components/lists/use-incremental-rows';
import { classNames } from '#/components/class-names';
import { Skeleton } from '#/components/feedback/skeleton';
import { useText } from '#/i18n/use-text';
import styles from './bonus-grid.module.css';
import { bonusState, typeText } from './bonus-state';

interface Props {
  readonly bonuses: readonly Bonus[];
  /** In epoch milliseconds. */
  readonly now: number;
  readonly onOpen: (bonus: Bonus) => void;
}

/** More than fit on a phone's screen. Limited, because each card loads a picture. */
const CARDS_AT_ONCE = 10;

export function BonusGrid({ bonuses, now, onOpen }: Props) {
  const t = useText();
  const { rows, end } = useIncrementalRows(bonuses, '', CARDS_AT_ONCE);
  return (
    <ul className={styles.grid} aria-label={t('bonus.list')}>
      {rows.map((bonus, index) => (
        // Tells screen readers the number of all bonuses, although not all are rendered.
        <li key={bonus.code} className={styles.item} aria-posinset={index + 1} aria-setsize={bonuses.length}>
          <BonusCard bonus={bonus} now={now} onOpen={() => onOpen(bonus)} />
          {index === rows.length - 1 && index < bonuses.length - 1 && (
            <span ref={end} className={styles.end} aria-hidden="true" />
          )}
        </li>
      ))}
    </ul>
  );
}

/** Placeholders while the bonuses load. */
export function BonusGridSkeleton() {
  return (
    <div className={styles.grid} aria-hidden="true">
      {[1, 2, 3, 4].map((card) => (
        <div key={card} className={classNames(styles.card, styles.coming)}>
          <span className={styles.foot}>
            <Skeleton shape="medium" /> <Skeleton shape="short" soft />
          </span>
        </div>
      ))}
    </div>
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
        <span className={styles.code} translate="no">
          {bonus.code}
        </span>{' '}
        <span className={styles.type}>{'key' in words ? t(words.key) : words.raw}</span>
      </span>
    </button>
  );
}
