import { useText } from '#/i18n/use-text';
import styles from './opening.module.css';
import { Spinner } from './spinner';

/** Shown in place of a sheet whose code is loading; invisible at first, so that it never flashes. */
export function Opening() {
  const t = useText();
  return (
    <p className={styles.opening} role="status">
      <Spinner />
      <span>{t('actions.pleaseWait')}</span>
    </p>
  );
}
