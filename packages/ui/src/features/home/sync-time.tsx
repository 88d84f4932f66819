import { useSync } from '#/data/money/use-sync';
import { formatDateTime } from '#/dates/format';
import { useText } from '#/i18n/use-text';
import styles from './home-screen.module.css';

/** When all balances were last refreshed. */
export function SyncTime() {
  const t = useText();
  const { lastSync } = useSync();
  if (lastSync === null) return null;
  return (
    <p className={styles.syncTime} role="status">
      {t('home.lastSync', { time: formatDateTime(lastSync) })}
    </p>
  );
}
