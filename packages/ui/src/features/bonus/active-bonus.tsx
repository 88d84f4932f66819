import { Gift } from 'lucide-react';
import { useState } from 'react';
import { Button } from '#/components/actions/button';
import { Dialog } from '#/components/overlay/dialog';
import { Notice } from '#/components/feedback/notice';
import { useToast } from '#/toasts/use-toast';
import type { useClearBonus } from '#/data/rewards/use-bonus';
import { errorMessage, serverText } from '#/errors/error-text';
import { useText } from '#/i18n/use-text';
import { BonusTerms } from './bonus-terms';
import styles from './bonus-screen.module.css';
import { typeText } from './bonus-state';

interface Props {
  /** The server's name for the type; empty if it sends none. */
  readonly type: string;
  readonly clear: ReturnType<typeof useClearBonus>;
  /** Whether the rest of the page has loaded. */
  readonly isPageReady: boolean;
}

/** The active bonus, with a button to cancel it. */
export function ActiveBonus({ type, clear, isPageReady }: Props) {
  const t = useText();
  const toast = useToast();
  const [isAsking, setIsAsking] = useState(false);
  const words = typeText(type);

  const cancel = async () => {
    const result = await clear.run(undefined);
    if (result.status === 'ignored') return;
    setIsAsking(false);
    if (result.status !== 'done') return;
    const message = result.data.message ?? '';
    toast.success(errorMessage(t, serverText(message === '' ? 'BONUS_CLEAR' : message, message)));
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
      <BonusTerms type={type} wanted={isPageReady} />
      <Button wide variant="danger" size="small" onClick={() => setIsAsking(true)}>
        {t('bonus.cancel')}
      </Button>
      <Dialog
        open={isAsking}
        onClose={() => setIsAsking(false)}
        title={t('bonus.cancelTitle')}
        role="alertdialog"
        busy={clear.sending}
        footer={
          <>
            <Button wide variant="danger" busy={clear.running} onClick={() => void cancel()}>
              {t('bonus.cancel')}
            </Button>
            <Button wide variant="quiet" disabled={clear.sending} onClick={() => setIsAsking(false)}>
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
