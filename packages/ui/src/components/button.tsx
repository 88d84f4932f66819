import type { ComponentPropsWithRef, MouseEvent, ReactNode } from 'react';
import { Link, type LinkProps } from 'react-router-dom';
import { DELAYS } from '#/data/delays';
import { useText } from '#/i18n/use-text';
import styles from './button.module.css';
import { classNames } from './class-names';
import { Spinner } from './spinner';
import { useLingering } from './use-lingering';

interface ButtonLook {
  /** One primary per view. */
  readonly variant?: 'primary' | 'tonal' | 'quiet' | 'danger';
  /** 'hero' sits on the balance card; 'small' in cards and empty states. */
  readonly size?: 'large' | 'hero' | 'small';
  readonly wide?: boolean;
  readonly icon?: ReactNode;
}

export interface ButtonProps extends ButtonLook, Omit<ComponentPropsWithRef<'button'>, 'className'> {
  /** Shows 'please wait' in the same width; clicks do nothing meanwhile, and focus stays. */
  readonly busy?: boolean;
}

export function Button({
  variant = 'primary',
  size = 'large',
  wide = false,
  icon,
  busy = false,
  disabled = false,
  type = 'button',
  onClick,
  children,
  ...rest
}: ButtonProps) {
  const t = useText();
  const isIdle = !busy && !disabled;
  // The sign outlasts the work a little, for the eye only: by name and function the button is free at once.
  const isSigned = useLingering(busy, DELAYS.hide);
  // aria-disabled instead of disabled: a disabled button loses focus, and a keyboard user his place.
  const handleClick = (event: MouseEvent<HTMLButtonElement>) => {
    if (isIdle) onClick?.(event);
    else event.preventDefault();
  };
  return (
    <button
      {...rest}
      type={type}
      aria-disabled={isIdle ? undefined : true}
      className={lookClass({ variant, size, wide }, isSigned)}
      onClick={handleClick}
    >
      <ButtonContent icon={icon}>{children}</ButtonContent>
      {isSigned && (
        <span className={styles.waiting} aria-hidden={busy ? undefined : true}>
          <Spinner />
          <span className={styles.words}>{t('actions.pleaseWait')}</span>
        </span>
      )}
    </button>
  );
}

export interface ButtonLinkProps extends ButtonLook, Omit<LinkProps, 'className'> {}

/** A link to another screen that looks like a button. */
export function ButtonLink({
  variant = 'primary',
  size = 'large',
  wide = false,
  icon,
  children,
  ...rest
}: ButtonLinkProps) {
  return (
    <Link {...rest} className={lookClass({ variant, size, wide }, false)}>
      <ButtonContent icon={icon}>{children}</ButtonContent>
    </Link>
  );
}

export interface OutsideLinkProps extends ButtonLook, Omit<ComponentPropsWithRef<'a'>, 'className'> {
  readonly href: string;
}

/** A link out of the app that looks like a button. What it opens cannot reach back. */
export function OutsideLink({
  variant = 'primary',
  size = 'large',
  wide = false,
  icon,
  children,
  ...rest
}: OutsideLinkProps) {
  return (
    <a
      {...rest}
      target="_blank"
      rel="noopener noreferrer"
      className={lookClass({ variant, size, wide }, false)}
    >
      <ButtonContent icon={icon}>{children}</ButtonContent>
    </a>
  );
}

function ButtonContent({ icon, children }: { readonly icon?: ReactNode; readonly children?: ReactNode }) {
  return (
    <span className={styles.content}>
      {icon && (
        <span className={styles.icon} aria-hidden="true">
          {icon}
        </span>
      )}
      {children}
    </span>
  );
}

const lookClass = (
  { variant, size, wide }: Required<Pick<ButtonLook, 'variant' | 'size' | 'wide'>>,
  busy: boolean,
): string =>
  classNames(
    styles.button,
    styles[variant],
    size === 'hero' && styles.hero,
    size === 'small' && styles.small,
    wide && styles.wide,
    busy && styles.busy,
  );
