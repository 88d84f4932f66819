import { type FormEvent, useId, useState } from 'react';
import { Button } from '#/components/actions/button';
import { focusFirstInvalid } from '#/components/form/submit';
import { PasswordField } from '#/components/form/password-field';
import { WriteDialog } from '#/components/overlay/write-dialog';
import { useChangePassword } from '#/data/member/use-profile';
import { useText } from '#/i18n/use-text';
import { checkNewPassword, type NewPasswordProblem } from '#/validation/password';
import styles from './password-dialog.module.css';

interface PasswordDialogProps {
  readonly open: boolean;
  /** The phone number, with which password managers store the new password. */
  readonly username: string;
  readonly onClose: () => void;
  readonly onSaved: () => void;
}

const EMPTY = { old: '', next: '', confirmation: '' };

export function PasswordDialog(props: PasswordDialogProps) {
  const t = useText();
  const change = useChangePassword();
  const formId = useId();
  return (
    <WriteDialog
      open={props.open}
      onClose={props.onClose}
      title={t('profile.changePassword')}
      // The form stays open behind the message, so a refusal does not lose the input. The message says which password is meant,
      // so the fields do not repeat it.
      writes={[change]}
      footer={
        <>
          <Button type="submit" form={formId} wide busy={change.running}>
            {t('profile.save')}
          </Button>
          <Button variant="quiet" wide disabled={change.sending} onClick={props.onClose}>
            {t('actions.cancel')}
          </Button>
        </>
      }
    >
      <PasswordForm {...props} id={formId} change={change} />
    </WriteDialog>
  );
}

/** A separate component, so that its input is discarded when the dialog closes. */
function PasswordForm({
  id,
  change,
  username,
  onSaved,
}: PasswordDialogProps & { readonly id: string; readonly change: ReturnType<typeof useChangePassword> }) {
  const t = useText();
  const [typed, setTyped] = useState(EMPTY);
  const [problem, setProblem] = useState<NewPasswordProblem['code'] | null>(null);
  const set = (part: Partial<typeof EMPTY>) => {
    setTyped((current) => ({ ...current, ...part }));
    setProblem(null);
  };

  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const { old, next, confirmation } = typed;
    // As specified, submitting with an empty field does nothing and shows no message.
    if (old === '' || next === '' || confirmation === '') return;
    const password = checkNewPassword(next, confirmation);
    if (!password.ok) {
      focusFirstInvalid(event.currentTarget);
      return setProblem(password.problem.code);
    }
    const result = await change.run({ oldPassword: old, newPassword: next });
    if (result.status === 'done') onSaved();
  };

  return (
    <form id={id} className={styles.form} method="post" noValidate onSubmit={(event) => void submit(event)}>
      <input type="text" name="username" autoComplete="username" value={username} readOnly hidden />
      <PasswordField
        label={t('profile.oldPassword')}
        name="old-password"
        autoComplete="current-password"
        value={typed.old}
        onValueChange={(old) => set({ old })}
      />
      <PasswordField
        label={t('profile.newPassword')}
        name="new-password"
        autoComplete="new-password"
        value={typed.next}
        onValueChange={(next) => set({ next })}
      />
      <PasswordField
        label={t('profile.confirmPassword')}
        name="confirm-password"
        autoComplete="new-password"
        value={typed.confirmation}
        onValueChange={(confirmation) => set({ confirmation })}
        error={problem === 'passwords-differ' ? t('fields.passwordsDiffer') : null}
      />
    </form>
  );
}
