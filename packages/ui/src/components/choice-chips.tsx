import { useId } from 'react';
import styles from './choice-chips.module.css';

export interface ChoiceChipsProps<Value extends string> {
  /** What is chosen among, for those who do not see the row. */
  readonly label: string;
  readonly value: Value;
  readonly onValueChange: (value: Value) => void;
  readonly choices: readonly { readonly value: Value; readonly label: string }[];
}

/** One of several short words in a row that scrolls sideways: radio buttons underneath. */
export function ChoiceChips<Value extends string>({
  label,
  value,
  onValueChange,
  choices,
}: ChoiceChipsProps<Value>) {
  const name = useId();
  return (
    <div className={styles.row} role="radiogroup" aria-label={label}>
      {choices.map((choice) => (
        <label key={choice.value} className={styles.chip}>
          <input
            type="radio"
            className={styles.input}
            name={name}
            value={choice.value}
            checked={choice.value === value}
            onChange={() => onValueChange(choice.value)}
          />
          {choice.label}
        </label>
      ))}
    </div>
  );
}
