import type { ComponentPropsWithRef, ReactNode } from 'react';
import { classNames } from '#/components/class-names';
import styles from './icon-button.module.css';

interface IconButtonProps extends Omit<ComponentPropsWithRef<'button'>, 'className' | 'children'> {
  /** The accessible name, which says what the button does. */
  readonly label: string;
  readonly icon: ReactNode;
  /** 'disc' on the page, 'sunken' on a sheet, 'plain' inside a field or bar. */
  readonly variant?: 'disc' | 'sunken' | 'plain';
}

/** A 36 px disc with a touch target of 44 px. */
export function IconButton({
  label,
  icon,
  variant = 'disc',
  type = 'button',
  disabled = false,
  onClick,
  ...rest
}: IconButtonProps) {
  return (
    <button
      {...rest}
      type={type}
      aria-label={label}
      // Not `disabled`, because an arrow that reaches its end would lose focus.
      aria-disabled={disabled || undefined}
      className={classNames(styles.button, styles[variant])}
      onClick={disabled ? undefined : onClick}
    >
      <span className={styles.face} aria-hidden="true">
        {icon}
      </span>
    </button>
  );
}
