import type { ComponentPropsWithRef, ReactNode } from 'react';
import { useText } from '#/i18n/use-text';
import type { Currency } from '#/market/market';
import { formatLimit } from '#/money/format';
import type { Minor } from '#/money/minor';
import { parseAmount } from '#/money/parse';
import styles from './amount-field.module.css';
import { classNames } from '#/components/class-names';
import { Field, type FieldTexts } from './field';
import { useTypedAmount } from './use-typed-amount';

export interface AmountFieldProps
  extends FieldTexts,
    Omit<ComponentPropsWithRef<'input'>, 'className' | 'id' | 'onChange' | 'value' | 'type' | 'children'> {
  /** The typed text, with digits grouped in threes. */
  readonly value: string;
  readonly onValueChange: (value: string) => void;
  readonly currency: Pick<Currency, 'symbol' | 'digits'>;
  readonly presets?: readonly Minor[];
  /** The available balance, if certain. Larger presets are disabled. */
  readonly available?: Minor | null | undefined;
  /** Shows the 'all' action. Omitted if there is no balance to take. */
  readonly onAll?: (() => void) | undefined;
  /** Replaces the label of the 'all' action, for instance to include the amount. */
  readonly allText?: ReactNode;
}

/** The number of columns that the longest label allows on a phone, with rows as even as possible. */
function columnsFor(words: readonly string[]): 'columns2' | 'columns3' | 'columns4' {
  const fitting = Math.max(...words.map((word) => word.length)) <= 6 ? 4 : 3;
  const columns = Math.ceil(words.length / Math.ceil(words.length / fitting));
  return columns >= 4 ? 'columns4' : columns === 3 ? 'columns3' : 'columns2';
}

/** An amount input with large digits after the currency symbol, and presets below. */
export function AmountField({
  label,
  hint,
  error,
  value,
  onValueChange,
  currency,
  presets = [],
  available = null,
  onAll,
  allText,
  ...rest
}: AmountFieldProps) {
  const t = useText();
  const parsed = parseAmount(value, currency);
  const typing = useTypedAmount(value, currency.symbol, onValueChange);
  return (
    <Field
      label={label}
      hint={hint}
      error={error}
      disabled={rest.disabled}
      lead={<span className={styles.symbol}>{currency.symbol}</span>}
      aside={
        onAll && (
          <button type="button" className={styles.all} onClick={onAll} disabled={rest.disabled}>
            {allText ?? t('fields.all')}
          </button>
        )
      }
      below={
        presets.length > 0 && (
          <div
            className={classNames(styles.presets, styles[columnsFor(presets.map(formatLimit))])}
            role="group"
            aria-label={t('fields.amountPresets')}
          >
            {presets.map((preset) => (
              <button
                key={preset}
                type="button"
                className={styles.preset}
                aria-pressed={parsed.ok && parsed.minor === preset}
                disabled={rest.disabled || (available !== null && preset > available)}
                onClick={() => onValueChange(formatLimit(preset))}
              >
                {formatLimit(preset)}
              </button>
            ))}
          </div>
        )
      }
    >
      {(control) => (
        <input
          autoComplete="off"
          inputMode="decimal"
          enterKeyHint="go"
          placeholder="0.00"
          {...rest}
          {...control}
          type="text"
          className={styles.input}
          value={value}
          {...typing}
        />
      )}
    </Field>
  );
}
