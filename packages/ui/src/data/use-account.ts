import { getRegisterOtp, login, register, sendOtp, validateAccount, verifyOtp } from '@member-wallet/api-sdk';
import { useAction } from './use-action';

export const useLogin = () => useAction(login);
export const useSendOtp = () => useAction(sendOtp);
export const useVerifyOtp = () => useAction(verifyOtp);
/** Asks whether a registration, as far as it is filled in, would be accepted. */
export const useValidateAccount = () => useAction(validateAccount);
export const useRegister = () => useAction(register);

/** The lookup as an action: asked at the moment when the answer decides the next step. */
export const useAskRegisterOtp = () => useAction(getRegisterOtp);
