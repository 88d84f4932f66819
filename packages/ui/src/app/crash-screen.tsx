import { TriangleAlert } from 'lucide-react';
import { Button } from '#/components/actions/button';
import { EmptyState } from '#/components/feedback/empty-state';
import { useText } from '#/i18n/use-text';
import { useNewVersion } from './new-version';

interface Props {
  /** For a screen that could not be fetched, without a connection for example. */
  readonly onTryAgain: (() => void) | null;
}

/** The fallback for a screen that threw or could not be fetched, as after a release that removed its code. */
export function CrashScreen({ onTryAgain }: Props) {
  const t = useText();
  const reload = useNewVersion();
  return (
    <div role="alert">
      <EmptyState
        icon={<TriangleAlert />}
        heading="h1"
        title={t(reload ? 'shell.newVersion' : 'errors.crashTitle')}
        hint={t(onTryAgain && !reload ? 'errors.network' : 'errors.crash')}
        action={
          <Button onClick={reload ?? onTryAgain ?? (() => window.location.reload())}>
            {t('actions.reload')}
          </Button>
        }
      />
    </div>
  );
}
