import { useText } from '#/i18n/use-text';
import styles from './opening.module.css';
import { Spinner } from './spinner';

/** Shown instead of a sheet while its code loads. Invisible at first, so that it does not flash. */
export function Opening() {
  const t = useText();
  return (
    <p className={styles.opening} role="status">
      <Spinner />
      <span>{t('actions.pleaseWait')}</span>
    </p>
  );
}
