import type { Slot } from '@member-wallet/api-sdk';
import { Gamepad2 } from 'lucide-react';
import { memo, startTransition, useId, useState } from 'react';
import { Carousel } from '#/components/media/carousel';
import { EmptyState } from '#/components/feedback/empty-state';
import { GameCard } from '#/components/media/game-card';
import { imageAddress } from '#/components/media/image-address';
import { Skeleton } from '#/components/feedback/skeleton';
import { Tabs } from '#/components/layout/tabs';
import { useCurrency } from '#/data/market/use-currency';
import { useText } from '#/i18n/use-text';
import type { Currency } from '#/market/market';
import { spendable } from '#/money/minor';
import { CATEGORIES, type Category, groupGames } from './game-groups';
import styles from './home-screen.module.css';

interface Props {
  /** Undefined while they load. */
  readonly slots: readonly Slot[] | undefined;
  readonly onGame: (code: string) => void;
}

/** Memoised, so that dialogs that open or close do not re-render it. */
export const GamesSection = memo(function GamesSection({ slots, onGame }: Props) {
  const t = useText();
  const panelId = useId();
  const currency = useCurrency();
  const [chosen, setChosen] = useState<Category | null>(null);
  const [first, setFirst] = useState(0);
  const groups = groupGames(slots ?? []);
  // The first category with games, until the member chooses another.
  const group =
    groups.find(({ category, slots: own }) => (chosen ? category === chosen : own.length > 0)) ?? groups[0];
  const games = group?.slots ?? [];
  const choose = (category: Category) =>
    startTransition(() => {
      setChosen(category);
      setFirst(0);
    });

  return (
    <section className={styles.games} aria-label={t('home.games')}>
      <div className={styles.head}>
        <h2 className={styles.heading}>{t('home.games')}</h2>
        <Tabs
          label={t('home.games')}
          panelId={panelId}
          tabs={CATEGORIES.map((category) => ({ value: category, label: t(`home.category.${category}`) }))}
          value={group?.category ?? CATEGORIES[0]}
          onValueChange={choose}
        />
        <span className={styles.position} aria-hidden="true">
          {games.length > 0 && `${first + 1}/${games.length}`}
        </span>
      </div>
      <div
        id={panelId}
        role="tabpanel"
        tabIndex={-1}
        aria-label={group && t(`home.category.${group.category}`)}
      >
        {!slots && (
          <div className={styles.waiting}>
            {[0, 1, 2, 3].map((card) => (
              <Skeleton key={card} shape="card" />
            ))}
          </div>
        )}
        {slots && games.length === 0 && (
          <EmptyState icon={<Gamepad2 />} title={t('home.emptyTitle')} hint={t('home.emptyHint')} />
        )}
        {games.length > 0 && group && (
          <Carousel
            key={group.category}
            label={t(`home.category.${group.category}`)}
            count={games.length}
            onStart={setFirst}
            slide={(index) => <Game slot={games[index]} currency={currency} onOpen={onGame} />}
          />
        )}
      </div>
    </section>
  );
});

interface GameProps {
  readonly slot: Slot | undefined;
  readonly currency: Currency;
  readonly onOpen: (code: string) => void;
}

function Game({ slot, currency, onOpen }: GameProps) {
  if (!slot) return null;
  return (
    <GameCard
      code={slot.code}
      name={slot.name || slot.code}
      value={spendable(slot.amount, slot.ftWalletSlot)}
      currency={currency}
      isActive={slot.isActive}
      art={imageAddress(slot.background) ?? imageAddress(slot.logo)}
      onOpen={onOpen}
    />
  );
}
