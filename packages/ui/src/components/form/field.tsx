import { CircleAlert } from 'lucide-react';
import { useId, type ReactNode } from 'react';
import { classNames } from '#/components/class-names';
import styles from './field.module.css';

export interface FieldTexts {
  readonly label: string;
  /** A line below the box. The error replaces it. */
  readonly hint?: ReactNode;
  /** The error message. A field with an error is marked as invalid. */
  readonly error?: string | null | undefined;
}

interface FieldControl {
  readonly id: string;
  readonly 'aria-invalid': true | undefined;
  readonly 'aria-describedby': string | undefined;
}

interface FieldProps extends FieldTexts {
  /** The id of the label, for other elements in the field to reference. */
  readonly labelId?: string | undefined;
  /** Right of the label: a secondary action or a balance. */
  readonly aside?: ReactNode;
  readonly lead?: ReactNode;
  readonly trail?: ReactNode;
  readonly disabled?: boolean | undefined;
  readonly below?: ReactNode;
  /** Receives the attributes that associate the control with its label and messages. */
  readonly children: (control: FieldControl) => ReactNode;
}

/** The layout of all fields: a label, the box, and a hint or an error below. */
export function Field({
  label,
  labelId,
  hint,
  error,
  aside,
  lead,
  trail,
  disabled,
  below,
  children,
}: FieldProps) {
  const { control, note } = useFieldParts({ hint, error });
  return (
    <div className={styles.field}>
      <div className={styles.head}>
        <label id={labelId} className={styles.label} htmlFor={control.id}>
          {label}
        </label>
        {aside}
      </div>
      <div className={classNames(styles.box, error && styles.invalid, disabled && styles.off)}>
        {lead && (
          <span className={styles.lead} aria-hidden="true">
            {lead}
          </span>
        )}
        {children(control)}
        {error && <CircleAlert className={styles.mark} aria-hidden="true" />}
        {trail && <span className={styles.trail}>{trail}</span>}
      </div>
      {note}
      {below}
    </div>
  );
}

/** The ids and the message of a field, for fields that render their own box. */
export function useFieldParts({ hint, error }: Omit<FieldTexts, 'label'>): {
  readonly control: FieldControl;
  readonly note: ReactNode;
} {
  const id = useId();
  const noteId = `${id}note`;
  const text = error || hint;
  return {
    control: {
      id,
      'aria-invalid': error ? true : undefined,
      'aria-describedby': text ? noteId : undefined,
    },
    note: text ? (
      <p id={noteId} className={error ? styles.error : styles.hint} role={error ? 'alert' : undefined}>
        {text}
      </p>
    ) : null,
  };
}
