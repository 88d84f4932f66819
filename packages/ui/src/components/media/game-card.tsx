import { Play, Plus } from 'lucide-react';
import { memo, useState } from 'react';
import { useText } from '#/i18n/use-text';
import type { Currency } from '#/market/market';
import type { Minor } from '#/money/minor';
import { classNames } from '#/components/class-names';
import styles from './game-card.module.css';
import { Money } from '#/components/money/money';

interface GameCardProps {
  readonly code: string;
  readonly name: string;
  /** The displayed value: the account's amount times its multiplier; null if unknown. */
  readonly value: Minor | null;
  readonly currency: Currency;
  readonly isActive: boolean;
  /** The artwork's URL. While it loads, or if it fails to load, the market's colours are shown. */
  readonly art?: string | null | undefined;
  /** Called with `code` to open the account, or to activate it. */
  readonly onOpen: (code: string) => void;
}

/** A game account, 300 × 211 px if there is room. Memoised, because other cards change often. */
export const GameCard = memo(function GameCard({
  code,
  name,
  value,
  currency,
  isActive,
  art,
  onOpen,
}: GameCardProps) {
  const t = useText();
  const [brokenArt, setBrokenArt] = useState<string | null>(null);
  const Icon = isActive ? Play : Plus;
  return (
    <button
      type="button"
      className={classNames(styles.card, !isActive && styles.inactive)}
      onClick={() => onOpen(code)}
    >
      {art && art !== brokenArt && (
        <img
          className={styles.art}
          src={art}
          alt=""
          // With only an empty alt, this image would be in the accessibility tree without a name.
          aria-hidden="true"
          width={300}
          height={211}
          decoding="async"
          draggable={false}
          onError={() => setBrokenArt(art)}
        />
      )}
      <span className={styles.shade} />
      <span className={styles.badge}>
        {isActive ? t('components.gameActive') : t('components.gameInactive')}
      </span>{' '}
      <span className={styles.foot}>
        <span className={styles.name} translate="no">
          {name}
        </span>{' '}
        <span className={styles.amount}>
          <Money amount={value} currency={currency} />
        </span>
      </span>
      <span className={styles.disc} aria-hidden="true">
        <Icon fill={isActive ? 'currentColor' : 'none'} />
      </span>
    </button>
  );
});
