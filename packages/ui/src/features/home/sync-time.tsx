import { useIsHydrated } from '#/components/use-is-hydrated';
import { useSync } from '#/data/use-sync';
import { formatDateTime } from '#/dates/format';
import { useText } from '#/i18n/use-text';
import styles from './home-screen.module.css';

/** When all balances were last refreshed. */
export function SyncTime() {
  const t = useText();
  const { lastSync } = useSync();
  // The build does not know it.
  const isHydrated = useIsHydrated();
  if (lastSync === null || !isHydrated) return null;
  return (
    <p className={styles.syncTime} role="status">
      {t('home.lastSync', { time: formatDateTime(lastSync) })}
    </p>
  );
}
