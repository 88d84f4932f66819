import {
  getRegisterOtp,
  isApiError,
  login,
  register,
  type SdkError,
  sendOtp,
  validateAccount,
  verifyOtp,
} from '@member-wallet/api-sdk';
import { serverText } from '#/errors/error-text';
import { useWrite } from '#/data/write/use-write';

/** Too many attempts: log-in is refused for a minute. */
export const isLoginLimit = (error: SdkError | null) =>
  isApiError(error) && error.code === 'REQUEST_LIMIT_1MIN';

export const useLogin = () => useWrite(login, { place: 'login' });

/** No code is sent, because this phone is already verified. Servers return it as a success or as an error. */
export const OTP_VERIFIED = 'OTP_VERIFIED';
const VALID_CODES: readonly string[] = ['OTP_CODE_VALID', OTP_VERIFIED];

export const isPhoneVerified = (error: SdkError | null) => isApiError(error) && error.code === OTP_VERIFIED;

/** The server does not consider this phone verified by this visitor; the verification may have expired. */
export const isPhoneUnverified = (error: SdkError | null) =>
  isApiError(error) && error.code === 'UNVERIFIED_OTP';

export const useSendOtp = () =>
  useWrite(sendOtp, {
    place: 'otp',
    refusalIn: ({ code, otpToken }) =>
      code === OTP_VERIFIED || otpToken ? null : { key: 'server.OTP_SEND_FAIL' },
    isAnswered: isPhoneVerified,
  });

export const useVerifyOtp = () =>
  useWrite(verifyOtp, {
    place: 'otp',
    refusalIn: ({ code }) => (VALID_CODES.includes(code) ? null : serverText(code, code)),
  });

/** Checks whether a registration, as far as it is filled in, would be accepted. */
export const useValidateAccount = () => useWrite(validateAccount, { place: 'register-check' });
export const useRegister = () => useWrite(register, { place: 'register' });

/** Sent on a press: its response decides the next step. */
export const useAskRegisterOtp = () => useWrite(getRegisterOtp, { place: 'otp' });
