import { classNames } from './class-names';
import styles from './skeleton.module.css';

export interface SkeletonProps {
  readonly shape?: 'short' | 'medium' | 'long' | 'amount' | 'tile' | 'card';
  readonly soft?: boolean;
  readonly onHero?: boolean;
}

/** A bar in the size of what will stand there, so that nothing jumps when it arrives. */
export function Skeleton({ shape = 'medium', soft = false, onHero = false }: SkeletonProps) {
  return (
    <span
      aria-hidden="true"
      className={classNames(styles.bar, styles[shape], soft && styles.soft, onHero && styles.onHero)}
    />
  );
}

/** A field that is still to come. */
export function SkeletonField() {
  return (
    <div className={styles.field} aria-hidden="true">
      <Skeleton shape="medium" soft />
      <span className={styles.box} />
    </div>
  );
}

/** A name and its value that are still to come. */
export function SkeletonFact() {
  return (
    <div className={styles.fact} aria-hidden="true">
      <Skeleton shape="medium" soft />
      <Skeleton shape="long" />
    </div>
  );
}

/** A list row that is still to come. */
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
