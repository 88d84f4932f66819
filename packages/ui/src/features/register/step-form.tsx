import { type FormEvent, type ReactNode, useEffect, useRef } from 'react';
import { Button } from '#/components/button';
import { focusFirstInvalid } from '#/components/focus-invalid';
import { useSubmitType } from '#/data/use-submit-type';
import styles from './step-form.module.css';

export interface StepFormProps {
  readonly title: string;
  readonly subtitle?: string;
  readonly submitLabel: string;
  readonly busy: boolean;
  readonly onSubmit: () => void;
  /** Stands above the button: an age notice, an error of the whole step. */
  readonly above?: ReactNode;
  /** Stands below the button. */
  readonly below?: ReactNode;
  readonly children: ReactNode;
}

/** What every step has: its title, its fields, and one button at the foot of the page. */
export function StepForm({
  title,
  subtitle,
  submitLabel,
  busy,
  onSubmit,
  above,
  below,
  children,
}: StepFormProps) {
  const submitType = useSubmitType();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    // A new step starts at its title, for eyes and for screen readers; the first keeps what is focused.
    if (document.activeElement === document.body || document.activeElement?.isConnected === false) {
      heading.current?.focus({ preventScroll: true });
    }
    window.scrollTo(0, 0);
  }, []);

  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (busy) return;
    onSubmit();
    focusFirstInvalid(event.currentTarget);
  };

  return (
    <form className={styles.form} method="post" noValidate onSubmit={submit}>
      <div>
        <h1 ref={heading} tabIndex={-1}>
          {title}
        </h1>
        {subtitle && <p className={styles.subtitle}>{subtitle}</p>}
      </div>
      {children}
      <div className={styles.foot}>
        {above}
        <Button type={submitType} wide busy={busy}>
          {submitLabel}
        </Button>
        {below}
      </div>
    </form>
  );
}
