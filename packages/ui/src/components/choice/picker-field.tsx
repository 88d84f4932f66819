import { ChevronDown } from 'lucide-react';
import { useState } from 'react';
import { useText } from '#/i18n/use-text';
import { classNames } from '#/components/class-names';
import { Dialog } from '#/components/overlay/dialog';
import fieldStyles from '#/components/form/field.module.css';
import { useFieldParts, type FieldTexts } from '#/components/form/field';
import styles from './picker-field.module.css';
import { PickerList } from './picker-list';
import type { PickerOption } from './picker-options';

interface PickerFieldProps<Value extends string> extends FieldTexts {
  readonly value: Value | null;
  readonly onValueChange: (value: Value) => void;
  readonly options: readonly PickerOption<Value>[];
  readonly placeholder?: string;
  /** The title of the sheet; defaults to the label. */
  readonly sheetTitle?: string;
  readonly searchable?: boolean;
  readonly disabled?: boolean;
  /** Whether the sheet is open on mount, for a choice that the member has to make first. */
  readonly startsOpen?: boolean;
}

/** A field that opens a sheet of options, such as banks or accounts. */
export function PickerField<Value extends string>({
  label,
  hint,
  error,
  value,
  onValueChange,
  options,
  placeholder,
  sheetTitle,
  searchable = false,
  disabled = false,
  startsOpen = false,
}: PickerFieldProps<Value>) {
  const t = useText();
  const [isOpen, setIsOpen] = useState(startsOpen);
  const { control, note } = useFieldParts({ hint, error });
  const chosen = options.find((option) => option.value === value);
  const labelId = `${control.id}label`;
  return (
    <div className={fieldStyles.field}>
      <div className={fieldStyles.head}>
        <span id={labelId} className={fieldStyles.label}>
          {label}
        </span>
      </div>
      <button
        id={control.id}
        type="button"
        // Gets focus when a sheet that was open on mount closes.
        data-autofocus={startsOpen ? '' : undefined}
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        aria-labelledby={`${labelId} ${control.id}`}
        aria-describedby={control['aria-describedby']}
        // Buttons do not support aria-invalid. aria-describedby refers to the error, and focusFirstInvalid finds data-invalid.
        data-invalid={error ? '' : undefined}
        disabled={disabled}
        className={classNames(
          fieldStyles.box,
          error && fieldStyles.invalid,
          disabled && fieldStyles.off,
          styles.value,
          chosen?.lead || chosen?.subtitle ? styles.rich : null,
          chosen?.lead ? styles.withLead : null,
        )}
        onClick={() => setIsOpen(true)}
      >
        {chosen ? (
          <Chosen option={chosen} />
        ) : (
          <span className={classNames(styles.texts, styles.placeholder)}>
            {placeholder ?? t('fields.choose')}
          </span>
        )}
        <ChevronDown className={styles.chevron} aria-hidden="true" />
      </button>
      {note}
      <Dialog open={isOpen} onClose={() => setIsOpen(false)} title={sheetTitle ?? label}>
        <PickerList
          label={sheetTitle ?? label}
          options={options}
          value={value}
          searchable={searchable}
          onChoose={(next) => {
            setIsOpen(false);
            onValueChange(next);
          }}
        />
      </Dialog>
    </div>
  );
}

function Chosen({ option }: { readonly option: PickerOption<string> }) {
  return (
    <>
      {option.lead}
      <span className={styles.texts}>
        <span className={styles.title}>{option.title}</span>
        {option.subtitle && <span className={styles.subtitle}>{option.subtitle}</span>}
      </span>
      {option.trail && <span className={styles.trail}>{option.trail}</span>}
    </>
  );
}
