import { Phone } from 'lucide-react';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { AgeNote } from '#/components/layout/age-note';
import { inlineMessage } from '#/data/write/inline-message';
import { Notice } from '#/components/feedback/notice';
import { TextField } from '#/components/form/text-field';
import { useMarket } from '#/data/market/market-provider';
import { useAskRegisterOtp } from '#/data/member/use-account';
import { phoneProblemMessage } from '#/errors/phone-problem';
import { useText } from '#/i18n/use-text';
import { PATHS } from '#/navigation/paths';
import { normalisePhone, type PhoneProblem } from '#/validation/phone';
import { afterPhone } from './register-steps';
import { StepForm } from './step-form';
import styles from './step-form.module.css';
import { RESEND_AFTER_MS, useOtpSender } from './use-otp-sender';
import type { Wizard } from './use-register-wizard';

export function PhoneStep({ wizard }: { readonly wizard: Wizard }) {
  const t = useText();
  const market = useMarket();
  const lookup = useAskRegisterOtp();
  const otp = useOtpSender();
  const [problem, setProblem] = useState<PhoneProblem | null>(null);
  const failure = inlineMessage(t, lookup) ?? inlineMessage(t, otp.write);

  const sendCode = async (phone: string) => {
    const { sentOtp } = wizard;
    const untilResend = (sentOtp?.resendAt ?? 0) - Date.now();
    // A longer wait than possible means that the clock was set back.
    const isWaiting = untilResend > 0 && untilResend <= RESEND_AFTER_MS;
    // A code was just sent to this phone, so going back and forth does not send another.
    if (sentOtp?.phone === phone && isWaiting) return wizard.goTo('otp', { phone });
    const sent = await otp.send(phone);
    if (sent === 'verified') return wizard.goTo('profile', { phone, verifiedPhone: phone });
    if (!sent) return;
    // Kept even if the number has been changed, because it may be changed back.
    wizard.update({ sentOtp: sent });
    wizard.goTo('otp', { phone });
  };

  const submit = async () => {
    const checked = normalisePhone(market.phone, wizard.draft.phone);
    setProblem(checked.ok ? null : checked.problem);
    otp.write.dismiss();
    if (!checked.ok) return lookup.dismiss();
    const phone = checked.value;
    const result = await lookup.run(undefined);
    // No code is sent to a number that has been corrected.
    if (result.status !== 'done' || !wizard.isCurrent()) return;
    const next = afterPhone(result.data, wizard.verifiedPhone === phone);
    if (next === 'otp') await sendCode(phone);
    else wizard.goTo(next, { phone });
  };

  return (
    <StepForm
      title={t('register.phone.title')}
      subtitle={t('register.phone.subtitle')}
      submitLabel={t('actions.next')}
      busy={lookup.running || otp.write.running}
      onSubmit={() => void submit()}
      above={failure && <Notice tone="danger">{failure}</Notice>}
      below={
        <>
          <p className={styles.aside}>
            <span>{t('register.phone.haveAccount')}</span>{' '}
            <Link to={PATHS.login}>{t('register.phone.login')}</Link>
          </p>
          <AgeNote to={PATHS.responsibleGaming} />
        </>
      }
    >
      <TextField
        label={t('register.phone.label')}
        icon={<Phone />}
        name="phone"
        type="tel"
        inputMode="tel"
        autoComplete="tel-national"
        digits
        placeholder={market.phone.example}
        value={wizard.draft.phone}
        onValueChange={(phone) => {
          wizard.change({ phone });
          setProblem(null);
        }}
        error={problem && phoneProblemMessage(t, problem)}
      />
    </StepForm>
  );
}
