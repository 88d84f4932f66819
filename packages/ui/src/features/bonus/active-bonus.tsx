import { Gift } from 'lucide-react';
import { useState } from 'react';
import { Button } from '#/components/button';
import { Dialog } from '#/components/dialog';
import { Notice } from '#/components/notice';
import { useToast } from '#/components/toast';
import { useClearBonus } from '#/data/use-bonus';
import { sayError, serverText } from '#/errors/error-text';
import { useText } from '#/i18n/use-text';
import styles from './bonus-screen.module.css';
import { typeText } from './bonus-state';
import { failureView, type ReceiptView } from './use-receipt';

interface Props {
  /** As the server names it; empty where it does not say. */
  readonly type: string;
  readonly onFailure: (view: ReceiptView) => void;
}

/** The bonus in use, and the way out of it. */
export function ActiveBonus({ type, onFailure }: Props) {
  const t = useText();
  const toast = useToast();
  const clear = useClearBonus();
  const [isAsking, setIsAsking] = useState(false);
  const words = typeText(type);

  const cancel = async () => {
    const outcome = await clear.run(undefined);
    if (outcome.status === 'ignored') return;
    setIsAsking(false);
    if (outcome.status !== 'done') return onFailure(failureView(outcome.error));
    const message = outcome.data.message ?? '';
    toast.success(sayError(t, serverText(message === '' ? 'BONUS_CLEAR' : message, message)));
  };

  return (
    <section className={styles.active} aria-labelledby="active-bonus">
      <span className={styles.tile} aria-hidden="true">
        <Gift />
      </span>
      <div className={styles.activeText}>
        <h2 id="active-bonus" className={styles.label}>
          {t('bonus.activeTitle')}
        </h2>
        <p className={styles.type}>{'key' in words ? t(words.key) : words.raw}</p>
      </div>
      <Button wide variant="danger" size="small" onClick={() => setIsAsking(true)}>
        {t('bonus.cancel')}
      </Button>
      <Dialog
        open={isAsking}
        onClose={() => setIsAsking(false)}
        title={t('bonus.cancelTitle')}
        role="alertdialog"
        busy={clear.running}
        footer={
          <>
            <Button wide variant="danger" busy={clear.running} onClick={() => void cancel()}>
              {t('bonus.cancel')}
            </Button>
            <Button wide variant="quiet" disabled={clear.running} onClick={() => setIsAsking(false)}>
              {t('bonus.keep')}
            </Button>
          </>
        }
      >
        <Notice tone="danger" role="status">
          <p>{t('bonus.cancelWarning')}</p>
          <p>{t('bonus.cancelCondition')}</p>
        </Notice>
      </Dialog>
    </section>
  );
}
