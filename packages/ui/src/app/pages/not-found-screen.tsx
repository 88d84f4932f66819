import { Compass } from 'lucide-react';
import { ButtonLink } from '#/components/actions/button';
import { EmptyState } from '#/components/feedback/empty-state';
import { useText } from '#/i18n/use-text';
import { MEMBER_START } from '#/navigation/paths';
import { PageFrame } from '#/app/shell/page-frame';
import styles from '#/app/shell/page-frame.module.css';
import { VisitorTopBar } from '#/app/shell/visitor-top-bar';

export function NotFoundScreen() {
  const t = useText();
  return (
    <PageFrame topBar={<VisitorTopBar />}>
      <div className={styles.middle}>
        <EmptyState
          heading="h1"
          icon={<Compass />}
          title={t('shell.notFound')}
          hint={t('shell.notFoundHint')}
          action={<ButtonLink to={MEMBER_START}>{t('shell.goHome')}</ButtonLink>}
        />
      </div>
    </PageFrame>
  );
}
