import {
  type ComponentPropsWithRef,
  type ReactNode,
  type SyntheticEvent,
  useImperativeHandle,
  useState,
} from 'react';
import { Field, type FieldTexts } from './field';
import styles from './field.module.css';
import { classNames } from '#/components/class-names';
import { keepUpperCase, keepVisible } from './clean-input';
import { useFilledIn } from './use-filled-in';

export interface TextFieldProps
  extends FieldTexts,
    Omit<ComponentPropsWithRef<'input'>, 'className' | 'id' | 'onChange' | 'children'> {
  readonly onValueChange?: (value: string) => void;
  readonly labelId?: string;
  readonly icon?: ReactNode;
  readonly trail?: ReactNode;
  readonly aside?: ReactNode;
  /** Adds letter spacing, which makes phone and account numbers easier to read. */
  readonly digits?: boolean;
  /** Converts input to upper case without moving the caret or breaking IME composition. */
  readonly upperCase?: boolean;
}

export function TextField({
  label,
  labelId,
  hint,
  error,
  icon,
  trail,
  aside,
  digits = false,
  upperCase = false,
  onValueChange,
  type = 'text',
  // Phones must not autocorrect names, numbers, codes and links.
  autoCapitalize = upperCase ? 'characters' : 'none',
  autoCorrect = 'off',
  spellCheck = false,
  ref,
  ...rest
}: TextFieldProps) {
  const input = useFilledIn((field) => {
    keepVisible(field);
    if (rest.value !== undefined && field.value !== rest.value) onValueChange?.(field.value);
  });
  /** The text being composed by an input method. It is kept unchanged, or else the input method inserts digits twice. */
  const [composed, setComposed] = useState<string | null>(null);
  const take = ({ currentTarget: field, nativeEvent }: SyntheticEvent<HTMLInputElement>) => {
    // A compositionend event has no `isComposing`.
    const isComposing = (nativeEvent as InputEvent).isComposing;
    if (!isComposing) {
      keepVisible(field);
      if (upperCase) keepUpperCase(field);
    }
    setComposed(isComposing ? field.value : null);
    onValueChange?.(field.value);
  };
  useImperativeHandle<HTMLInputElement | null, HTMLInputElement | null>(ref, () => input.current, [input]);
  return (
    <Field
      label={label}
      labelId={labelId}
      hint={hint}
      error={error}
      lead={icon}
      trail={trail}
      aside={aside}
      disabled={rest.disabled}
    >
      {(control) => (
        <input
          {...rest}
          {...control}
          autoCapitalize={autoCapitalize}
          autoCorrect={autoCorrect}
          spellCheck={spellCheck}
          value={rest.value === undefined ? undefined : (composed ?? rest.value)}
          ref={input}
          type={type}
          className={classNames(styles.input, digits && styles.digits)}
          onChange={take}
          onCompositionEnd={take}
        />
      )}
    </Field>
  );
}
