import { TriangleAlert } from 'lucide-react';
import { Button } from '#/components/actions/button';
import { EmptyState } from '#/components/feedback/empty-state';
import { useText } from '#/i18n/use-text';
import { reloadPage, useReloadReason } from '#/code/missing-code';

interface Props {
  /** For a screen whose code could not be loaded, for instance without a connection. */
  readonly onTryAgain: (() => void) | null;
}

/** Replaces a screen that threw, or whose code could not be loaded, for instance because a release removed it. */
export function CrashScreen({ onTryAgain }: Props) {
  const t = useText();
  const isOld = useReloadReason() === 'newVersion';
  return (
    <div role="alert">
      <EmptyState
        icon={<TriangleAlert />}
        heading="h1"
        title={t(isOld ? 'shell.newVersion' : 'errors.crashTitle')}
        hint={t(onTryAgain && !isOld ? 'errors.network' : 'errors.crash')}
        action={
          <Button onClick={!isOld && onTryAgain ? onTryAgain : () => void reloadPage()}>
            {t('actions.reload')}
          </Button>
        }
      />
    </div>
  );
}
