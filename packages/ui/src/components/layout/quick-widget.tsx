import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { classNames } from '#/components/class-names';
import styles from './quick-widget.module.css';
import hidden from './visually-hidden.module.css';

type QuickWidgetProps = {
  /** One short word. */
  readonly label: string;
  readonly icon: ReactNode;
  /** The number of coins or gifts. Hidden if 0 or omitted. */
  readonly count?: number;
  /** The text for screen readers about the count, after the label. */
  readonly countLabel?: string;
  /** Spins the icon while the action runs. */
  readonly busy?: boolean;
  readonly disabled?: boolean;
  /** The current state in a few words. Only shown in the wide layout, which reserves a line for it. */
  readonly state?: ReactNode;
} & ({ readonly to: string } | { readonly onPress: () => void });

/** A row of quick widgets of equal width. */
export function QuickWidgets({ children }: { readonly children: ReactNode }) {
  return <div className={styles.row}>{children}</div>;
}

export function QuickWidget({
  label,
  icon,
  count = 0,
  countLabel,
  busy = false,
  disabled = false,
  state,
  ...action
}: QuickWidgetProps) {
  const content = (
    <>
      <span className={styles.tile}>
        {icon}
        {count > 0 && (
          <span className={styles.count} aria-hidden="true">
            {count > 99 ? '99+' : count}
          </span>
        )}
      </span>
      <span className={styles.label}>{label}</span>
      {state && (
        <>
          {' '}
          <span className={styles.state}>{state}</span>
        </>
      )}
      {count > 0 && <span className={hidden.hidden}>{` ${countLabel ?? count}`}</span>}
    </>
  );
  if ('to' in action) {
    return (
      <Link className={styles.widget} to={action.to}>
        {content}
      </Link>
    );
  }
  return (
    <button
      type="button"
      className={classNames(styles.widget, busy && styles.busy)}
      aria-busy={busy || undefined}
      aria-disabled={disabled || undefined}
      onClick={busy || disabled ? undefined : action.onPress}
    >
      {content}
    </button>
  );
}
