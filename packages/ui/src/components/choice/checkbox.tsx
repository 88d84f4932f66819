import { Check } from 'lucide-react';
import type { ComponentPropsWithoutRef, ReactNode } from 'react';
import styles from './checkbox.module.css';
import { useFilledIn } from '#/components/form/use-filled-in';

interface CheckboxProps
  extends Omit<ComponentPropsWithoutRef<'input'>, 'className' | 'type' | 'onChange' | 'children'> {
  readonly children: ReactNode;
  readonly onCheckedChange?: (checked: boolean) => void;
}

export function Checkbox({ children, onCheckedChange, ...rest }: CheckboxProps) {
  const input = useFilledIn((field) => {
    if (rest.checked !== undefined && field.checked !== rest.checked) onCheckedChange?.(field.checked);
  });
  return (
    <label className={styles.label}>
      <span className={styles.box}>
        <input
          {...rest}
          ref={input}
          type="checkbox"
          className={styles.input}
          onChange={(event) => onCheckedChange?.(event.currentTarget.checked)}
        />
        <Check className={styles.tick} strokeWidth={3} aria-hidden="true" />
      </span>
      <span>{children}</span>
    </label>
  );
}
