import { Handshake } from 'lucide-react';
import { Dialog } from '#/components/overlay/dialog';
import { EmptyState } from '#/components/feedback/empty-state';
import { LoadFailed } from '#/components/feedback/load-failed';
import { SkeletonRow } from '#/components/feedback/skeleton';
import { useAgreements } from '#/data/operator/use-lookups';
import { useText } from '#/i18n/use-text';
import { AgreementList } from './agreement-list';

interface AgreementReaderProps {
  readonly open: boolean;
  readonly onClose: () => void;
}

/** The agreement, only for reading. It was accepted before, or the home page asks for it. */
export function AgreementReader({ open, onClose }: AgreementReaderProps) {
  const t = useText();
  return (
    <Dialog open={open} onClose={onClose} title={t('agreement.title')}>
      <Agreements />
    </Dialog>
  );
}

function Agreements() {
  const t = useText();
  const { data, state, reload, refreshing } = useAgreements(true);
  if (state === 'loading') return <SkeletonRow />;
  if (state === 'failed') {
    return <LoadFailed icon={<Handshake />} busy={refreshing} onReload={() => void reload()} />;
  }
  if (!data?.length) return <EmptyState icon={<Handshake />} title={t('agreement.empty')} />;
  return <AgreementList agreements={data} />;
}
