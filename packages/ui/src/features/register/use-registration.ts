import { useEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
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
 * verified again, goes back to the phone step.
 */
export function useRegistration(wizard: Wizard) {
  const t = useText();
  const toast = useToast();
  const navigate = useNavigate();
  const { stored, sessionValues } = useSession();
  const register = useRegister();
  const [isRegistered, setIsRegistered] = useState(false);
  const leaving = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(leaving.current), []);

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
    leaving.current = setTimeout(() => void navigate(PATHS.login, { replace: true }), TOAST_MS.registered);
  };

  return { send, register, busy: register.running || isRegistered };
}
