import { ScrollText } from 'lucide-react';
import { Dialog } from '#/components/overlay/dialog';
import { EmptyState } from '#/components/feedback/empty-state';
import { LoadFailed } from '#/components/feedback/load-failed';
import { ServerHtml } from '#/components/media/server-html';
import { SkeletonRow } from '#/components/feedback/skeleton';
import { useConditions } from '#/data/operator/use-lookups';
import { useText } from '#/i18n/use-text';
import styles from './conditions-dialog.module.css';

interface ConditionsDialogProps {
  readonly open: boolean;
  readonly onClose: () => void;
}

export function ConditionsDialog({ open, onClose }: ConditionsDialogProps) {
  const t = useText();
  return (
    <Dialog open={open} onClose={onClose} title={t('shell.conditionsTitle')}>
      <Conditions />
    </Dialog>
  );
}

function Conditions() {
  const t = useText();
  const { data, state, reload, refreshing } = useConditions();
  if (state === 'loading') return <SkeletonRow />;
  if (state === 'failed') {
    return <LoadFailed icon={<ScrollText />} busy={refreshing} onReload={() => void reload()} />;
  }
  if (!data?.length) return <EmptyState icon={<ScrollText />} title={t('shell.conditionsEmpty')} />;
  return (
    <ol className={styles.list}>
      {data.map((html, index) => (
        // Keyed by index, because the items have no ids and keep their order.
        <li key={index}>
          <ServerHtml html={html} />
        </li>
      ))}
    </ol>
  );
}
