import { Check } from 'lucide-react';
import type { ComponentPropsWithRef, ReactNode } from 'react';
import styles from './checkbox.module.css';

export interface CheckboxProps
  extends Omit<ComponentPropsWithRef<'input'>, 'className' | 'type' | 'onChange' | 'children'> {
  readonly children: ReactNode;
  readonly onCheckedChange?: (checked: boolean) => void;
}

export function Checkbox({ children, onCheckedChange, ...rest }: CheckboxProps) {
  return (
    <label className={styles.label}>
      <span className={styles.box}>
        <input
          {...rest}
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
