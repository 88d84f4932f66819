import { TriangleAlert } from 'lucide-react';
import { Button } from '#/components/actions/button';
import { EmptyState } from '#/components/feedback/empty-state';
import { useText } from '#/i18n/use-text';
import { useNewVersion } from './new-version';

/** The fallback for a screen that threw or could not be fetched, as after a release that removed its code. */
export function CrashScreen() {
  const t = useText();
  const reload = useNewVersion();
  return (
    <div role="alert">
      <EmptyState
        icon={<TriangleAlert />}
        heading="h1"
        title={t(reload ? 'shell.newVersion' : 'errors.crashTitle')}
        hint={t('errors.crash')}
        action={<Button onClick={reload ?? (() => window.location.reload())}>{t('actions.reload')}</Button>}
      />
    </div>
  );
}
