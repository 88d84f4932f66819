import { TriangleAlert } from 'lucide-react';
import { Button } from '#/components/actions/button';
import { EmptyState } from '#/components/feedback/empty-state';
import { useText } from '#/i18n/use-text';

/** The fallback for a screen that threw or could not be fetched. */
export function CrashScreen() {
  const t = useText();
  return (
    <div role="alert">
      <EmptyState
        icon={<TriangleAlert />}
        heading="h1"
        title={t('errors.crashTitle')}
        hint={t('errors.crash')}
        action={<Button onClick={() => window.location.reload()}>{t('actions.reload')}</Button>}
      />
    </div>
  );
}
