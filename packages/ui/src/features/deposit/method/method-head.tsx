import { BankTile } from '#/components/money/bank-tile';
import { classNames } from '#/components/class-names';
import styles from './method-label.module.css';
import { joinFacts, type MethodLabel } from './method-labels';

interface Props {
  readonly label: MethodLabel;
  /** It is on the same line as something else. */
  readonly isAside?: boolean;
}

/** The method's name at the top of its sheet. */
export function MethodHead({ label, isAside = false }: Props) {
  const hint = joinFacts(label.hint, label.currency);
  return (
    <div className={classNames(styles.head, isAside && styles.aside)}>
      <BankTile bank={label.tile} />
      <div className={styles.texts}>
        <p className={styles.title}>{label.title}</p>
        {!isAside && hint !== '' && <p className={styles.hint}>{hint}</p>}
      </div>
    </div>
  );
}
