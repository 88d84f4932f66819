import type { ReactNode } from 'react';
import { useText } from '#/i18n/use-text';
import { Button } from './button';
import { EmptyState } from './empty-state';

export interface LoadFailedProps {
  /** Stands for what did not come. */
  readonly icon: ReactNode;
  /** It is being asked for again. */
  readonly busy: boolean;
  readonly onReload: () => void;
}

/** In the place of what did not come. */
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
