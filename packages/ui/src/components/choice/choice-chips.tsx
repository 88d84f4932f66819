import { useId } from 'react';
import styles from './choice-chips.module.css';
import { Radio } from './radio';

interface ChoiceChipsProps<Value extends string> {
  /** The accessible name of the group. */
  readonly label: string;
  readonly value: Value;
  readonly onValueChange: (value: Value) => void;
  readonly choices: readonly { readonly value: Value; readonly label: string }[];
}

/** A horizontally scrolling row of short choices, made of radio buttons. */
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
          <Radio
            className={styles.input}
            name={name}
            value={choice.value}
            checked={choice.value === value}
            onChoose={() => onValueChange(choice.value)}
          />
          <span className={styles.face}>{choice.label}</span>
        </label>
      ))}
    </div>
  );
}
