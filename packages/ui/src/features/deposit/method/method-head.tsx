import { BankTile } from '#/components/money/bank-tile';
import { classNames } from '#/components/class-names';
import { joined } from './joined';
import type { MethodLabel } from './method-labels';
import styles from './method-head.module.css';
import texts from './method-texts.module.css';

interface Props {
  readonly label: MethodLabel;
  /** Beside something else on its line. */
  readonly isAside?: boolean;
}

/** Which method it is, on top of its sheet. */
export function MethodHead({ label, isAside = false }: Props) {
  const hint = joined(label.hint, label.currency);
  return (
    <div className={classNames(styles.head, isAside && styles.aside)}>
      <BankTile bank={label.tile} />
      <div className={texts.texts}>
        <p className={texts.title}>{label.title}</p>
        {!isAside && hint !== '' && <p className={texts.hint}>{hint}</p>}
      </div>
    </div>
  );
}
