import { RefreshCw } from 'lucide-react';
import { IconButton } from '#/components/actions/icon-button';
import { Skeleton } from '#/components/feedback/skeleton';
import { Spinner } from '#/components/feedback/spinner';
import { PullToRefresh } from '#/components/layout/pull-to-refresh';
import { useSync } from '#/data/money/use-sync';
import { useText } from '#/i18n/use-text';
import styles from './home-screen.module.css';

interface Props {
  /** Undefined while it loads; null if it failed to load. */
  readonly name: string | null | undefined;
}

/** The member's name, with a button to refresh all balances. */
export function Greeting({ name }: Props) {
  const t = useText();
  const { running, run } = useSync();
  return (
    <div className={styles.top}>
      {/* Only announces the start of a refresh; SyncTime announces the end. */}
      <PullToRefresh
        running={running}
        onRefresh={() => void run()}
        texts={{ pull: t('home.pullDown'), release: t('home.pullRelease'), running: t('home.refreshing') }}
      />
      <h1 className={styles.greeting}>
        <span>{t('home.greeting')}</span> {name === undefined && <Skeleton shape="medium" />}
        {name && (
          <strong className={styles.name} translate="no">
            {name}
          </strong>
        )}
      </h1>
      <IconButton
        variant="plain"
        label={t('home.refresh')}
        icon={running ? <Spinner /> : <RefreshCw />}
        aria-busy={running || undefined}
        onClick={() => void run()}
      />
    </div>
  );
}
