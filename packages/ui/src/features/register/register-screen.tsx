import { type ComponentType, type ReactNode, useEffect } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { Steps } from '#/components/form/steps';
import { PATHS } from '#/navigation/paths';
import { useSession } from '#/session/use-session';
import { BankStep } from './bank-step';
import { inviteCodeFrom } from './invite-code';
import { OtpStep } from './otp-step';
import { PhoneStep } from './phone-step';
import { ProfileStep } from './profile-step';
import { stepNumber, STEPS } from './register-steps';
import { useRegisterWizard } from './use-register-wizard';

interface RegisterScreenProps {
  /** The page around the wizard, with a back button. */
  readonly frame: ComponentType<{ readonly onBack: () => void; readonly children: ReactNode }>;
}

export function RegisterScreen({ frame: Frame }: RegisterScreenProps) {
  const { stored } = useSession();
  const { search } = useLocation();
  const navigate = useNavigate();
  const linkedCode = inviteCodeFrom(search);
  const wizard = useRegisterWizard(linkedCode ?? stored.get('invite-code') ?? '');

  useEffect(() => {
    // Stored for visitors who open other pages before they register.
    if (linkedCode !== null) stored.set('invite-code', linkedCode);
  }, [stored, linkedCode]);

  const goBack = () => {
    if (!wizard.back()) void navigate(PATHS.login);
  };

  return (
    <Frame onBack={goBack}>
      <Steps step={stepNumber(wizard.step)} total={STEPS.length} />
      {wizard.step === 'phone' && <PhoneStep wizard={wizard} />}
      {wizard.step === 'otp' && <OtpStep wizard={wizard} />}
      {wizard.step === 'profile' && <ProfileStep wizard={wizard} />}
      {wizard.step === 'bank' && <BankStep wizard={wizard} />}
    </Frame>
  );
}
