import { useText } from '#/i18n/use-text';
import styles from './loader.module.css';
import { Spinner } from './spinner';

/** Covers the view during an operation that must not be interrupted. Visible after 200 ms. */
export function Loader({ text }: { readonly text?: string }) {
  const t = useText();
  return (
    <div className={styles.loader} role="status">
      <div className={styles.plate}>
        <Spinner size={22} />
        <span>{text ?? t('components.loading')}</span>
      </div>
    </div>
  );
}
