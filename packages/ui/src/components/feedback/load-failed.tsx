import type { ReactNode } from 'react';
import { useText } from '#/i18n/use-text';
import { Button } from '#/components/actions/button';
import { EmptyState } from './empty-state';

interface LoadFailedProps {
  /** Represents the content that failed to load. */
  readonly icon: ReactNode;
  /** Whether a reload is in flight. */
  readonly busy: boolean;
  readonly onReload: () => void;
}

/** Shown instead of content that failed to load, with a button to reload it. */
export function LoadFailed({ icon, busy, onReload }: LoadFailedProps) {
  const t = useText();
  return (
    <EmptyState
      icon={icon}
      title={t('errors.loadFailed')}
      hint={t('errors.loadFailedHint')}
      action={
        <Button size="small" busy={busy} onClick={onReload}>
          {t('actions.reload')}
        </Button>
      }
    />
  );
}
