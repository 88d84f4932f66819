import { MessageSquareLock } from 'lucide-react';
import { useState } from 'react';
import { Button } from '#/components/button';
import { Notice } from '#/components/notice';
import { TextField } from '#/components/text-field';
import { useToast } from '#/components/toast';
import { useMarket } from '#/data/market-provider';
import { useVerifyOtp } from '#/data/use-account';
import { useCountdown } from '#/data/use-countdown';
import { formatCountdown } from '#/dates/countdown';
import { type ErrorText, sayError, serverText } from '#/errors/error-text';
import { presentError } from '#/errors/present-error';
import { useText } from '#/i18n/use-text';
import { formatPhone } from '#/validation/phone';
import { OTP_LENGTH, otpDigits } from './otp-digits';
import { StepForm } from './step-form';
import { useOtpSender } from './use-otp-sender';
import type { Wizard } from './use-register-wizard';

const ACCEPTED = ['OTP_CODE_VALID', 'OTP_VERIFIED'];

export function OtpStep({ wizard }: { readonly wizard: Wizard }) {
  const t = useText();
  const toast = useToast();
  const market = useMarket();
  const verify = useVerifyOtp();
  const otp = useOtpSender();
  const [code, setCode] = useState('');
  const [problem, setProblem] = useState<ErrorText | null>(null);
  const [failure, setFailure] = useState<ErrorText | null>(null);
  const { phone, sentOtp } = wizard;
  const untilResend = useCountdown(sentOtp?.resendAt ?? null);

  const proceed = () => wizard.goTo('profile', { verifiedPhone: phone });

  const check = async (otpCode: string) => {
    if (otpCode.length < OTP_LENGTH) return setProblem({ key: 'register.otp.incomplete' });
    if (!sentOtp) return;
    setProblem(null);
    const outcome = await verify.run({ otpToken: sentOtp.token, otpCode });
    if (outcome.status === 'ignored') return;
    if (outcome.status === 'done') {
      const { code: answer } = outcome.data;
      if (ACCEPTED.includes(answer)) proceed();
      else setProblem(serverText(answer, answer));
      return;
    }
    const presentation = presentError(outcome.error, 'otp');
    if ('text' in presentation) setProblem(presentation.text);
  };

  const type = (text: string) => {
    const next = otpDigits(text);
    setCode(next);
    setProblem(null);
    // Whole at once: filled in from the message, or the last digit typed.
    if (next.length === OTP_LENGTH && next !== code) void check(next);
  };

  const resend = async () => {
    setFailure(null);
    const answer = await otp.send(phone);
    if (answer.status === 'sent') {
      wizard.learn({ sentOtp: answer.otp });
      setCode('');
      setProblem(null);
      toast.success(t('register.otp.sent'));
    } else if (answer.status === 'verified') proceed();
    else if (answer.status === 'failed') setFailure(answer.text);
  };

  return (
    <StepForm
      title={t('register.otp.title')}
      subtitle={t('register.otp.subtitle', {
        // The number stays on one line.
        phone: formatPhone(market.phone, phone).replaceAll(' ', '\u00a0'),
      })}
      submitLabel={t('actions.confirm')}
      busy={verify.running}
      onSubmit={() => void check(code)}
      above={failure && <Notice tone="danger">{sayError(t, failure)}</Notice>}
      below={
        <Button
          variant="quiet"
          wide
          busy={otp.running}
          disabled={untilResend > 0 || verify.running}
          onClick={() => void resend()}
        >
          {untilResend > 0
            ? t('register.otp.resendIn', { time: formatCountdown(untilResend) })
            : t('register.otp.resend')}
        </Button>
      }
    >
      <TextField
        label={t('register.otp.label')}
        icon={<MessageSquareLock />}
        hint={sentOtp?.reference ? t('register.otp.reference', { reference: sentOtp.reference }) : undefined}
        name="otp"
        inputMode="numeric"
        autoComplete="one-time-code"
        digits
        value={code}
        onValueChange={type}
        error={problem && sayError(t, problem)}
      />
    </StepForm>
  );
}
