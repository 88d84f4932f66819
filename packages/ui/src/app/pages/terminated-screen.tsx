import { CircleSlash } from 'lucide-react';
import { useEffect } from 'react';
import { ButtonLink } from '#/components/actions/button';
import { EmptyState } from '#/components/feedback/empty-state';
import { useText } from '#/i18n/use-text';
import { PATHS } from '#/navigation/paths';
import { PageFrame } from '#/app/shell/page-frame';
import styles from '#/app/shell/page-frame.module.css';
import { markTerminated } from '#/app/session/termination-check';
import { VisitorTopBar } from '#/app/shell/visitor-top-bar';

/** The end page, for when the server reports that the service is gone. */
export function TerminatedScreen() {
  const t = useText();
  useEffect(() => markTerminated(true), []);
  return (
    <PageFrame topBar={<VisitorTopBar />}>
      <div className={styles.middle}>
        <EmptyState
          heading="h1"
          icon={<CircleSlash />}
          title={t('shell.terminated')}
          hint={t('shell.terminatedHint')}
          action={
            <ButtonLink variant="tonal" to={PATHS.login}>
              {t('shell.checkAgain')}
            </ButtonLink>
          }
        />
      </div>
    </PageFrame>
  );
}
