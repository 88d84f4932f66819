import { MessageSquareLock } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { Button } from '#/components/actions/button';
import { inlineMessage } from '#/data/write/inline-message';
import { Notice } from '#/components/feedback/notice';
import { TextField } from '#/components/form/text-field';
import { useToast } from '#/toasts/use-toast';
import { useMarket } from '#/data/market/market-provider';
import { useVerifyOtp } from '#/data/member/use-account';
import { useCountdown } from '#/data/clock/use-countdown';
import { formatCountdown } from '#/dates/countdown';
import { useText } from '#/i18n/use-text';
import { formatPhone } from '#/validation/phone';
import { isOtpComplete, otpDigits } from './otp-digits';
import { StepForm } from './step-form';
import { RESEND_AFTER_MS, useOtpSender } from './use-otp-sender';
import type { Wizard } from './use-register-wizard';

export function OtpStep({ wizard }: { readonly wizard: Wizard }) {
  const t = useText();
  const toast = useToast();
  const market = useMarket();
  const verify = useVerifyOtp();
  const otp = useOtpSender();
  const [code, setCode] = useState('');
  const [isIncomplete, setIsIncomplete] = useState(false);
  /** The code of the last call. Its error is only shown while this code is in the field. */
  const [asked, setAsked] = useState('');
  /** A code that was completed while another one is being checked. It is sent after the response. */
  const queued = useRef<string | null>(null);
  const field = useRef<HTMLInputElement>(null);
  // Focus opens the phone's keyboard, which suggests the code from the SMS.
  useEffect(() => field.current?.focus({ preventScroll: true }), []);
  const { phone, sentOtp } = wizard;
  const length = sentOtp?.length ?? market.otpLength;
  const untilResend = useCountdown(sentOtp?.resendAt ?? null, { mostMs: RESEND_AFTER_MS });

  const incomplete =
    length === null
      ? t('register.otp.incompleteAnyLength')
      : t('register.otp.incomplete', { digits: String(length) });
  const problem = isIncomplete ? incomplete : code === asked ? inlineMessage(t, verify) : null;
  const failure = inlineMessage(t, otp.write);

  // Non-breaking spaces keep the number on one line.
  const shownPhone = formatPhone(market.phone, phone).replaceAll(' ', '\u00a0');

  const proceed = () => {
    // Kept even after Back, because this code cannot be used again.
    wizard.update({ verifiedPhone: phone });
    wizard.goTo('profile');
  };

  const check = async (otpCode: string) => {
    const isComplete = isOtpComplete(otpCode, length);
    setIsIncomplete(!isComplete);
    if (!isComplete || !sentOtp) return;
    setAsked(otpCode);
    const result = await verify.run({ otpToken: sentOtp.token, otpCode });
    if (result.status === 'done') return proceed();
    const next = queued.current;
    queued.current = null;
    if (next !== null && next !== otpCode) void check(next);
  };

  const change = (next: string) => {
    queued.current = null;
    setCode(next);
    setIsIncomplete(false);
    verify.dismiss();
  };
  const type = (text: string) => {
    const next = otpDigits(text, length);
    if (next === code) return;
    change(next);
    // A complete code is sent at once. If its length is unknown, only a code that was pasted or filled in as a whole is
    // complete: while one is being typed, more digits may follow.
    const isWhole = length === null ? code === '' && isOtpComplete(next, length) : next.length === length;
    if (!isWhole) return;
    if (verify.running) queued.current = next;
    else void check(next);
  };

  const resend = async () => {
    const sent = await otp.send(phone);
    if (sent === 'verified') return proceed();
    if (!sent) return;
    wizard.update({ sentOtp: sent });
    change('');
    field.current?.focus();
    toast.success(t('register.otp.sent'));
  };

  return (
    <StepForm
      title={t('register.otp.title')}
      subtitle={
        length === null
          ? t('register.otp.subtitleAnyLength', { phone: shownPhone })
          : t('register.otp.subtitle', { digits: String(length), phone: shownPhone })
      }
      submitLabel={t('actions.confirm')}
      busy={verify.running}
      onSubmit={() => void check(code)}
      above={failure && <Notice tone="danger">{failure}</Notice>}
      below={
        <Button
          variant="quiet"
          wide
          busy={otp.write.running}
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
        ref={field}
        label={t('register.otp.label')}
        icon={<MessageSquareLock />}
        hint={sentOtp?.reference ? t('register.otp.reference', { reference: sentOtp.reference }) : undefined}
        name="otp"
        inputMode="numeric"
        autoComplete="one-time-code"
        digits
        value={code}
        onValueChange={type}
        error={problem}
      />
    </StepForm>
  );
}
