import { classNames } from '#/components/class-names';
import styles from './skeleton.module.css';

interface SkeletonProps {
  readonly shape?: 'short' | 'medium' | 'long' | 'amount' | 'tile' | 'card';
  readonly soft?: boolean;
  readonly onHero?: boolean;
}

/** A placeholder bar of the content's size, so that nothing moves when the content loads. */
export function Skeleton({ shape = 'medium', soft = false, onHero = false }: SkeletonProps) {
  return (
    <span
      aria-hidden="true"
      className={classNames(styles.bar, styles[shape], soft && styles.soft, onHero && styles.onHero)}
    />
  );
}

/** The placeholder of a field. */
export function SkeletonField() {
  return (
    <div className={styles.field} aria-hidden="true">
      <Skeleton shape="medium" soft />
      <span className={styles.box} />
    </div>
  );
}

/** The placeholder of a label and its value. */
export function SkeletonFact() {
  return (
    <div className={styles.fact} aria-hidden="true">
      <Skeleton shape="medium" soft />
      <Skeleton shape="long" />
    </div>
  );
}

/** The placeholder of a list row. */
export function SkeletonRow() {
  return (
    <div className={styles.row} aria-hidden="true">
      <Skeleton shape="tile" soft />
      <div className={styles.lines}>
        <Skeleton shape="medium" />
        <Skeleton shape="long" soft />
      </div>
      <Skeleton shape="short" />
    </div>
  );
}
