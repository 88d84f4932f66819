import { useEffect, useEffectEvent, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { useBackStep } from '#/components/overlay/use-back-step';
import { TOAST_MS, useToast } from '#/toasts/use-toast';
import { rememberCurrency } from '#/data/market/registered-currency';
import { isPhoneUnverified, useRegister } from '#/data/member/use-account';
import { useText } from '#/i18n/use-text';
import { PATHS } from '#/navigation/paths';
import { useSession } from '#/session/use-session';
import { type CheckedAccount, registrationPayload } from './register-draft';
import type { Wizard } from './use-register-wizard';

/**
 * Sends the registration. After success, shows a toast and goes to the log-in page when the toast ends. If the phone must be
 * verified again, goes back to the phone step. Back is ignored from the press until an outcome that keeps the form.
 */
export function useRegistration(wizard: Wizard) {
  const t = useText();
  const toast = useToast();
  const navigate = useNavigate();
  const { stored, sessionValues } = useSession();
  const register = useRegister();
  const [isRegistered, setIsRegistered] = useState(false);
  const busy = register.running || isRegistered;
  // Back does nothing meanwhile: it would hide the outcome, and after success the wizard has nothing left to go back to.
  useBackStep(busy, () => undefined);
  const leave = useEffectEvent(() => void navigate(PATHS.login, { replace: true }));
  useEffect(() => {
    if (!isRegistered) return undefined;
    const leaving = setTimeout(() => leave(), TOAST_MS.registered);
    return () => clearTimeout(leaving);
  }, [isRegistered]);

  const send = async (account: CheckedAccount) => {
    if (isRegistered) return;
    const payload = registrationPayload(wizard.draft, account);
    const result = await register.run(payload);
    if (result.status === 'refused' && isPhoneUnverified(result.error)) return wizard.verifyAgain();
    if (result.status !== 'done') return;
    rememberCurrency(stored, payload);
    setIsRegistered(true);
    stored.remove('invite-code');
    sessionValues.remove('registration');
    toast.success(t('register.success'), TOAST_MS.registered);
  };

  return { send, register, busy };
}
