import { useText } from '#/i18n/use-text';
import styles from './opening.module.css';
import { Spinner } from './spinner';

/** Stands for a sheet whose code is still on its way; nothing shows if it comes at once. */
export function Opening() {
  const t = useText();
  return (
    <p className={styles.opening} role="status">
      <Spinner />
      <span>{t('actions.pleaseWait')}</span>
    </p>
  );
}
