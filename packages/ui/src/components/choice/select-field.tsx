import { ChevronDown } from 'lucide-react';
import type { ComponentPropsWithRef } from 'react';
import { useText } from '#/i18n/use-text';
import { classNames } from '#/components/class-names';
import { Field, type FieldTexts } from '#/components/form/field';
import styles from './select-field.module.css';

interface SelectOption<Value extends string> {
  readonly value: Value;
  readonly label: string;
}

interface SelectFieldProps<Value extends string>
  extends FieldTexts,
    Omit<ComponentPropsWithRef<'select'>, 'className' | 'id' | 'onChange' | 'value' | 'children'> {
  /** Null until something is chosen. */
  readonly value: Value | null;
  readonly onValueChange: (value: Value) => void;
  readonly options: readonly SelectOption<Value>[];
  readonly placeholder?: string;
}

/** A native select, for a few short options. Use PickerField for long or rich lists. */
export function SelectField<Value extends string>({
  label,
  hint,
  error,
  value,
  onValueChange,
  options,
  placeholder,
  ...rest
}: SelectFieldProps<Value>) {
  const t = useText();
  return (
    <Field label={label} hint={hint} error={error} disabled={rest.disabled}>
      {(control) => (
        <>
          <select
            {...rest}
            {...control}
            className={classNames(styles.select, value === null && styles.empty)}
            value={value ?? ''}
            onChange={(event) => {
              const chosen = options.find((option) => option.value === event.currentTarget.value);
              if (chosen) onValueChange(chosen.value);
            }}
          >
            <option value="" disabled hidden>
              {placeholder ?? t('fields.choose')}
            </option>
            {options.map((option) => (
              <option key={option.value} value={option.value}>
                {option.label}
              </option>
            ))}
          </select>
          <ChevronDown className={styles.chevron} aria-hidden="true" />
        </>
      )}
    </Field>
  );
}
