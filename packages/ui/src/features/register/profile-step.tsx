import { isApiError, type SdkError } from '@member-wallet/api-sdk';
import { useRef, useState } from 'react';
import { PasswordField } from '#/components/form/password-field';
import { SelectField } from '#/components/choice/select-field';
import { TextField } from '#/components/form/text-field';
import { isPhoneUnverified, useValidateAccount } from '#/data/member/use-account';
import { useSources } from '#/data/operator/use-lookups';
import { passwordRefusal } from '#/errors/password-refusal';
import { useText } from '#/i18n/use-text';
import { useSession } from '#/session/use-session';
import { checkNewPassword, type NewPasswordProblem } from '#/validation/password';
import { profilePayload } from './register-draft';
import { StepForm } from './step-form';
import type { Wizard } from './use-register-wizard';

interface Problems {
  readonly name?: true;
  /** The server refused the input, and only the inviter's code can be wrong. */
  readonly inviteCode?: true;
  readonly password?: NewPasswordProblem['code'];
  /** The server's message about the password. */
  readonly passwordRefused?: string;
}

export function ProfileStep({ wizard }: { readonly wizard: Wizard }) {
  const t = useText();
  const { stored } = useSession();
  const codeField = useRef<HTMLInputElement>(null);
  const sources = useSources().data ?? [];
  const [problems, setProblems] = useState<Problems>({});
  const { draft } = wizard;
  /** Of this step's fields, only the inviter's code can cause this error: the sources come from the server. */
  const isRefusedCode = (error: SdkError | null) =>
    isApiError(error) && error.code === 'INVALID_USER_INFO' && draft.inviteCode.trim() !== '';
  const validate = useValidateAccount();

  const change = (part: Parameters<Wizard['change']>[0]) => {
    wizard.change(part);
    setProblems({});
  };

  const confirmationProblem =
    problems.password === 'passwords-differ'
      ? t('fields.passwordsDiffer')
      : problems.password === 'confirmation-required'
        ? t('register.profile.confirmMissing')
        : null;

  const submit = async () => {
    const password = checkNewPassword(draft.password, draft.confirmPassword);
    const hasName = draft.name.trim() !== '';
    setProblems({
      ...(hasName ? {} : { name: true }),
      ...(password.ok ? {} : { password: password.problem.code }),
    });
    if (!hasName || !password.ok) return;
    const result = await validate.run(profilePayload(draft, wizard.phone));
    if (result.status === 'done') return wizard.goTo('bank', { hasProfile: true });
    if (result.status !== 'refused') return;
    if (isPhoneUnverified(result.error)) return wizard.verifyAgain();
    if (!wizard.isCurrent()) return;
    const passwordRefused = passwordRefusal(t, result.error);
    if (passwordRefused !== null) return setProblems({ passwordRefused });
    if (!isRefusedCode(result.error)) return;
    setProblems({ inviteCode: true });
    // Otherwise the wrong code would be filled in again on the next visit.
    stored.remove('invite-code');
    codeField.current?.focus();
  };

  return (
    <StepForm
      title={t('register.profile.title')}
      submitLabel={t('actions.next')}
      busy={validate.running}
      onSubmit={() => void submit()}
    >
      <TextField
        label={t('register.profile.name')}
        name="name"
        autoComplete="name"
        autoCapitalize="words"
        value={draft.name}
        onValueChange={(name) => change({ name })}
        error={problems.name && t('errors.required', { field: t('register.profile.name') })}
      />
      {/* Password managers store the password with this username. */}
      <input type="text" name="username" autoComplete="username" value={wizard.phone} readOnly hidden />
      <PasswordField
        label={t('register.profile.password')}
        name="new-password"
        autoComplete="new-password"
        value={draft.password}
        onValueChange={(password) => change({ password })}
        error={
          problems.password === 'password-required'
            ? t('errors.required', { field: t('register.profile.password') })
            : problems.passwordRefused
        }
      />
      <PasswordField
        label={t('register.profile.confirmPassword')}
        name="confirm-password"
        autoComplete="new-password"
        value={draft.confirmPassword}
        onValueChange={(confirmPassword) => change({ confirmPassword })}
        error={confirmationProblem}
      />
      {sources.length > 0 && (
        <SelectField
          label={t('register.profile.source')}
          placeholder={t('register.profile.sourcePlaceholder')}
          value={draft.sourceCode || null}
          onValueChange={(sourceCode) => change({ sourceCode })}
          options={sources.map(({ code, description }) => ({ value: code, label: description }))}
        />
      )}
      <TextField
        ref={codeField}
        label={t('register.profile.inviteCode')}
        name="invite-code"
        autoComplete="off"
        value={draft.inviteCode}
        onValueChange={(inviteCode) => change({ inviteCode })}
        error={problems.inviteCode && t('register.profile.inviteCodeUnknown')}
      />
    </StepForm>
  );
}
