import { useText } from '#/i18n/use-text';
import { Button } from '#/components/actions/button';
import styles from './incomplete.module.css';
import { Notice } from './notice';

interface IncompleteProps {
  /** Whether a reload is in flight. */
  readonly busy: boolean;
  readonly onReload: () => void;
}

/** A notice that a part of the content could not be loaded or read, with a button to reload it. */
export function Incomplete({ busy, onReload }: IncompleteProps) {
  const t = useText();
  return (
    <Notice tone="info">
      <span className={styles.row}>
        <span className={styles.text}>{t('errors.incomplete')}</span>
        <Button variant="quiet" size="small" busy={busy} onClick={onReload}>
          {t('actions.reload')}
        </Button>
      </span>
    </Notice>
  );
}
