import { type ComponentPropsWithRef, type MouseEvent, type ReactNode, useEffect, useState } from 'react';
import { DELAYS } from '#/data/write/delays';
import { useText } from '#/i18n/use-text';
import styles from './button.module.css';
import { classNames } from '#/components/class-names';
import { Spinner } from '#/components/feedback/spinner';
import { Link, type LinkProps } from 'react-router-dom';

interface ButtonStyle {
  /** One primary per view. */
  readonly variant?: 'primary' | 'tonal' | 'quiet' | 'danger';
  /** 'hero' is for the balance card, 'small' for cards and empty states. */
  readonly size?: 'large' | 'hero' | 'small';
  readonly wide?: boolean;
  readonly icon?: ReactNode;
}

interface ButtonProps extends ButtonStyle, Omit<ComponentPropsWithRef<'button'>, 'className'> {
  /** Shows 'please wait' at the same width; clicks are ignored and focus is kept. */
  readonly busy?: boolean;
}

/** True while `active`, and for `ms` milliseconds afterwards. */
function useLingering(active: boolean, ms: number): boolean {
  const [isShown, setIsShown] = useState(active);
  if (active && !isShown) setIsShown(true);
  useEffect(() => {
    if (active) return undefined;
    const timer = setTimeout(() => setIsShown(false), ms);
    return () => clearTimeout(timer);
  }, [active, ms]);
  return active || isShown;
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
  // The spinner is shown a little longer than `busy`, but the button's name and handler return immediately.
  const isSigned = useLingering(busy, DELAYS.hide);
  // aria-disabled instead of disabled, because a disabled button loses focus, and with it a keyboard user's position.
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

interface ButtonLinkProps extends ButtonStyle, Omit<LinkProps, 'className'> {}

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

interface OutsideLinkProps extends ButtonStyle, Omit<ComponentPropsWithRef<'a'>, 'className'> {
  readonly href: string;
}

/** An external link that looks like a button. It opens in a new tab without access to window.opener. */
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
      <span>{children}</span>
    </span>
  );
}

const lookClass = (
  { variant, size, wide }: Required<Pick<ButtonStyle, 'variant' | 'size' | 'wide'>>,
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
