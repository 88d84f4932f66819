import type { Promotion } from '@member-wallet/api-sdk';
import { SearchX } from 'lucide-react';
import { Button } from '#/components/actions/button';
import { Dialog } from '#/components/overlay/dialog';
import { EmptyState } from '#/components/feedback/empty-state';
import { Spinner } from '#/components/feedback/spinner';
import { Notice } from '#/components/feedback/notice';
import { ServerHtml } from '#/components/media/server-html';
import type { Write } from '#/data/write/use-write';
import { useText } from '#/i18n/use-text';
import styles from './bonus-screen.module.css';

export type PromotionSearch =
  | { readonly name: 'searching' }
  | { readonly name: 'not-found' }
  | { readonly name: 'found'; readonly promotion: Promotion };

interface Props {
  readonly open: boolean;
  readonly code: string;
  readonly search: PromotionSearch;
  readonly activation: Pick<Write<never>, 'running' | 'sending'>;
  readonly onReceive: () => void;
  readonly onClose: () => void;
}

export function PromotionDialog({ open, code, search, activation, onReceive, onClose }: Props) {
  const t = useText();
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={t('bonus.promotion', { code })}
      busy={activation.sending}
      footer={
        search.name === 'found' && (
          <Button wide busy={activation.running} onClick={onReceive}>
            {t('bonus.receive')}
          </Button>
        )
      }
    >
      {search.name === 'searching' && (
        <div className={styles.searching}>
          <Spinner size={28} />
          <p role="status">{t('bonus.searching')}</p>
        </div>
      )}
      {search.name === 'not-found' && (
        <div role="status">
          <EmptyState icon={<SearchX />} title={t('server.NO_PROMOTION')} />
        </div>
      )}
      {search.name === 'found' && (
        <div className={styles.details}>
          {search.promotion.description && <ServerHtml html={search.promotion.description} />}
          {search.promotion.percentFail !== null && (
            <Notice tone="warning">
              {t('bonus.percentFail', { percentFail: search.promotion.percentFail })}
            </Notice>
          )}
        </div>
      )}
    </Dialog>
  );
}
