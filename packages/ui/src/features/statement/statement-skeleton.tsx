import { SkeletonRow, Skeleton } from '#/components/feedback/skeleton';
import { ListCard } from '#/components/lists/list-row';
import { useText } from '#/i18n/use-text';
import styles from './statement-screen.module.css';

interface Props {
  readonly rows: number;
}

/** A placeholder for the entries of a day. */
export function StatementSkeleton({ rows }: Props) {
  const t = useText();
  return (
    <>
      <p className={styles.day} aria-hidden="true">
        <Skeleton shape="short" soft />
      </p>
      <ListCard label={t('statement.loading')}>
        {Array.from({ length: rows }, (_, index) => (
          <li key={index}>
            <SkeletonRow />
          </li>
        ))}
      </ListCard>
    </>
  );
}
