import type { Bonus } from '@member-wallet/api-sdk';
import { Gift } from 'lucide-react';
import { useState } from 'react';
import { EmptyState } from '#/components/empty-state';
import { LoadFailed } from '#/components/load-failed';
import { useActiveBonus, useBonuses } from '#/data/use-bonus';
import { useText } from '#/i18n/use-text';
import { ActiveBonus } from './active-bonus';
import { BonusDialog } from './bonus-dialog';
import { BonusGrid, BonusGridSkeleton } from './bonus-grid';
import styles from './bonus-screen.module.css';
import { PromotionDialog } from './promotion-dialog';
import { PromotionForm } from './promotion-form';
import { ReceiptMessages } from './receipt-messages';
import { usePromotion } from './use-promotion';
import { useReceipt } from './use-receipt';

export function BonusScreen() {
  const t = useText();
  const active = useActiveBonus();
  const bonuses = useBonuses();
  const receipt = useReceipt();
  const promotion = usePromotion(receipt.show);
  const [chosen, setChosen] = useState<{ readonly bonus: Bonus; readonly open: boolean } | null>(null);
  const closeBonus = () => setChosen((now) => now && { ...now, open: false });

  const reloadAll = () => void Promise.all([bonuses.reload(), active.reload()]);

  const receiveBonus = async (code: string) => {
    await receipt.receiveBonus(code);
    closeBonus();
  };
  const receivePromotion = async () => {
    if (await receipt.receivePromotion(promotion.code)) promotion.close();
  };

  return (
    <>
      <h1 className={styles.title}>{t('bonus.title')}</h1>
      {active.data?.status && <ActiveBonus type={active.data.type ?? ''} onFailure={receipt.show} />}
      {active.data && !active.data.status && (
        <PromotionForm onSearch={(code) => void promotion.start(code)} />
      )}

      {active.state === 'failed' && bonuses.state !== 'failed' && (
        <NotLoaded busy={active.refreshing} onReload={reloadAll} />
      )}

      <section className={styles.list} aria-busy={bonuses.state === 'loading'}>
        <h2 className={styles.heading}>{t('bonus.list')}</h2>
        {bonuses.state === 'loading' && <BonusGridSkeleton />}
        {bonuses.state === 'failed' && <NotLoaded busy={bonuses.refreshing} onReload={reloadAll} />}
        {bonuses.data?.length === 0 && (
          <div className={styles.card}>
            <EmptyState icon={<Gift />} title={t('bonus.emptyTitle')} hint={t('bonus.emptyHint')} />
          </div>
        )}
        {bonuses.data && bonuses.data.length > 0 && (
          <BonusGrid
            bonuses={bonuses.data}
            now={Date.now()}
            onOpen={(bonus) => setChosen({ bonus, open: true })}
          />
        )}
      </section>

      {chosen && (
        <BonusDialog
          open={chosen.open}
          bonus={chosen.bonus}
          busy={receipt.running}
          onReceive={() => void receiveBonus(chosen.bonus.code)}
          onClose={closeBonus}
        />
      )}
      <PromotionDialog
        open={promotion.isOpen}
        code={promotion.code}
        search={promotion.search}
        busy={receipt.running}
        onReceive={() => void receivePromotion()}
        onClose={promotion.close}
      />
      <ReceiptMessages view={receipt.view} onClose={receipt.close} />
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
