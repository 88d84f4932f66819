import type { Bonus } from '@member-wallet/api-sdk';
import { Gift } from 'lucide-react';
import { startTransition, useState } from 'react';
import { classNames } from '#/components/class-names';
import { EmptyState } from '#/components/feedback/empty-state';
import { Incomplete } from '#/components/feedback/incomplete';
import { LoadFailed } from '#/components/feedback/load-failed';
import { SkeletonField } from '#/components/feedback/skeleton';
import wide from '#/components/layout/wide.module.css';
import { MessageDialog } from '#/components/overlay/message-dialog';
import { ResultMessage } from '#/components/feedback/result-message';
import { WriteMessages } from '#/components/overlay/write-messages';
import {
  useActivateBonus,
  useActivatePromotion,
  useActiveBonus,
  useBonuses,
  useClearBonus,
} from '#/data/rewards/use-bonus';
import { MINUTE_MS, useNow } from '#/data/clock/use-now';
import { useText } from '#/i18n/use-text';
import { ActiveBonus } from './active-bonus';
import { BonusDialog } from './bonus-dialog';
import { BonusGrid, BonusGridSkeleton } from './bonus-grid';
import styles from './bonus-screen.module.css';
import { PromotionDialog } from './promotion-dialog';
import { PromotionForm } from './promotion-form';
import { usePromotion } from './use-promotion';

export function BonusScreen() {
  const t = useText();
  const active = useActiveBonus();
  const bonuses = useBonuses();
  const activateBonus = useActivateBonus();
  const activatePromotion = useActivatePromotion();
  const clear = useClearBonus();
  const promotion = usePromotion();
  const now = useNow(MINUTE_MS);
  const [isReceived, setIsReceived] = useState(false);
  const [chosen, setChosen] = useState<{ readonly bonus: Bonus; readonly open: boolean } | null>(null);
  const closeBonus = () => setChosen((now) => now && { ...now, open: false });

  const reloadAll = () => void Promise.all([bonuses.reload(), active.reload()]);

  const receiveBonus = async (code: string) => {
    const result = await activateBonus.run({ code });
    if (result.status === 'ignored') return;
    closeBonus();
    if (result.status === 'done') setIsReceived(true);
  };
  const receivePromotion = async () => {
    const result = await activatePromotion.run({ code: promotion.code });
    // If refused, the dialog stays open behind the message.
    if (result.status === 'done' || result.status === 'unknown') promotion.close();
    if (result.status === 'done') setIsReceived(true);
  };

  return (
    <div className={classNames(wide.wide, styles.page)}>
      <h1 className={styles.title}>{t('titles.bonus')}</h1>
      {/* Nothing is shown before this has loaded, because an active bonus moves the list down. */}
      {active.state === 'loading' ? (
        <BonusPageSkeleton />
      ) : (
        <>
          {active.data?.status && (
            <ActiveBonus
              type={active.data.type ?? ''}
              clear={clear}
              isPageReady={bonuses.state !== 'loading'}
            />
          )}
          {active.data && !active.data.status && (
            <PromotionForm busy={promotion.find.running} onSearch={promotion.start} />
          )}

          {active.state === 'failed' && bonuses.state !== 'failed' && (
            <NotLoaded busy={active.refreshing} onReload={reloadAll} />
          )}

          <section className={styles.list} aria-busy={bonuses.state === 'loading'}>
            <h2 className={styles.heading}>{t('bonus.list')}</h2>
            {bonuses.state === 'loading' && <BonusGridSkeleton />}
            {bonuses.state === 'failed' && <NotLoaded busy={bonuses.refreshing} onReload={reloadAll} />}
            {bonuses.isPartial && <Incomplete busy={bonuses.refreshing} onReload={reloadAll} />}
            {bonuses.data?.length === 0 && !bonuses.isPartial && (
              <div className={styles.card}>
                <EmptyState icon={<Gift />} title={t('bonus.emptyTitle')} hint={t('bonus.emptyHint')} />
              </div>
            )}
            {bonuses.data && bonuses.data.length > 0 && (
              <BonusGrid
                bonuses={bonuses.data}
                now={now}
                // A transition, because the first render of a dialog takes longer than a frame on a slow phone.
                onOpen={(bonus) => startTransition(() => setChosen({ bonus, open: true }))}
              />
            )}
          </section>
        </>
      )}

      {chosen && (
        <BonusDialog
          open={chosen.open}
          bonus={chosen.bonus}
          activation={activateBonus}
          onReceive={() => void receiveBonus(chosen.bonus.code)}
          onClose={closeBonus}
        />
      )}
      <PromotionDialog
        open={promotion.isOpen}
        code={promotion.code}
        search={promotion.search}
        activation={activatePromotion}
        onReceive={() => void receivePromotion()}
        onClose={promotion.close}
      />
      <MessageDialog open={isReceived} onClose={() => setIsReceived(false)} title={t('errors.success')}>
        <ResultMessage kind="done" title={t('bonus.done')} />
      </MessageDialog>
      <WriteMessages writes={[activateBonus, activatePromotion, clear, promotion.find]} />
    </div>
  );
}

/** The page while it is unknown whether a bonus is active. */
function BonusPageSkeleton() {
  const t = useText();
  return (
    <>
      <SkeletonField />
      <section className={styles.list} aria-busy="true">
        <h2 className={styles.heading}>{t('bonus.list')}</h2>
        <BonusGridSkeleton />
      </section>
    </>
  );
}

function NotLoaded({ busy, onReload }: { readonly busy: boolean; readonly onReload: () => void }) {
  return (
    <div className={styles.card}>
      <LoadFailed icon={<Gift />} busy={busy} onReload={onReload} />
    </div>
  );
}
