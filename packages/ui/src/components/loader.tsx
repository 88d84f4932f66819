import { useText } from '#/i18n/use-text';
import styles from './loader.module.css';
import { Spinner } from './spinner';

/** Covers the view while something runs that must not be disturbed; visible from 200 ms on. */
export function Loader({ text }: { readonly text?: string }) {
  const t = useText();
  return (
    <div className={styles.loader} role="status">
      <div className={styles.plate}>
        <Spinner size={22} />
        {text ?? t('components.loading')}
      </div>
    </div>
  );
}
