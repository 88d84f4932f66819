import { useId, type ReactNode } from 'react';
import { Radio } from './radio';
import styles from './segmented-control.module.css';

interface Segment<Value extends string> {
  readonly value: Value;
  readonly label: string;
  readonly icon?: ReactNode;
}

interface SegmentedControlProps<Value extends string> {
  readonly label: string;
  readonly value: Value;
  readonly onValueChange: (value: Value) => void;
  readonly segments: readonly Segment<Value>[];
  readonly disabled?: boolean;
}

/** Two or three choices side by side. Made of radio buttons, so that arrow keys and forms work as usual. */
export function SegmentedControl<Value extends string>({
  label,
  value,
  onValueChange,
  segments,
  disabled = false,
}: SegmentedControlProps<Value>) {
  const name = useId();
  return (
    <fieldset className={styles.group} disabled={disabled}>
      <legend className={styles.label}>{label}</legend>
      <div className={styles.track}>
        {segments.map((segment) => (
          <label key={segment.value} className={styles.segment}>
            <Radio
              className={styles.input}
              name={name}
              value={segment.value}
              checked={segment.value === value}
              onChoose={() => onValueChange(segment.value)}
            />
            <span className={styles.face}>
              {segment.icon && (
                <span className={styles.icon} aria-hidden="true">
                  {segment.icon}
                </span>
              )}
              <span>{segment.label}</span>
            </span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
