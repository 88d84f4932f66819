import { BankTile } from '#/components/money/bank-tile';
import { classNames } from '#/components/class-names';
import type { MethodLabel } from './method';
import styles from './method-head.module.css';
import texts from './method-texts.module.css';

interface Props {
  readonly label: MethodLabel;
  /** 'end' beside something else on its line. */
  readonly align?: 'start' | 'end';
}

/** Which method it is, on top of its sheet. */
export function MethodHead({ label, align = 'start' }: Props) {
  return (
    <div className={classNames(styles.head, align === 'end' && styles.end)}>
      <BankTile bank={label.tile} />
      <div className={texts.texts}>
        <p className={texts.title}>{label.title}</p>
        <p className={texts.hint}>{label.hint}</p>
      </div>
    </div>
  );
}
