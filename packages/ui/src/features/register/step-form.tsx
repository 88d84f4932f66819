import { type FormEvent, type ReactNode, useEffect, useRef } from 'react';
import { Button } from '#/components/actions/button';
import { focusFirstInvalid, useSubmitType } from '#/components/form/submit';
import { useIsHydrated } from '#/components/use-is-hydrated';
import styles from './step-form.module.css';

interface StepFormProps {
  readonly title: string;
  readonly subtitle?: string;
  readonly submitLabel: string;
  readonly busy: boolean;
  readonly onSubmit: () => void;
  /** Shown above the button: an age notice, an error of the whole step. */
  readonly above?: ReactNode;
  /** Shown below the button. */
  readonly below?: ReactNode;
  readonly children: ReactNode;
}

/** The layout of all steps: a title, fields, and one button at the bottom of the page. */
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
  const isHydrated = useIsHydrated();
  const wasThere = useRef(!isHydrated);
  useEffect(() => {
    // A new step scrolls to the top and, if nothing has focus, focuses its title. A step of the prerendered page does
    // neither, because the visitor may have scrolled or focused a field already.
    if (wasThere.current) return;
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
