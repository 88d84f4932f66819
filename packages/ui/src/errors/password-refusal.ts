import { isApiError, isErrorCode, type SdkError } from '@member-wallet/api-sdk';
import type { TextFunction } from '#/i18n/text-types';
import { errorMessage, serverText } from './error-text';

/** Matches codes of servers with their own rules, such as PASSWORD_TOO_SHORT and WEAK_PASSWORD. */
const NAMES_PASSWORD = /password|passwd|pwd/i;

/** The message below a new password that the server refused; null if the refusal is about something else. */
export function passwordRefusal(t: TextFunction, error: SdkError | null): string | null {
  if (!isApiError(error)) return null;
  // The catalogue's text, which is shown first, does not say which input is wrong.
  if (error.code === 'KEY_INVALID') return t('fields.passwordRefused');
  const { code, message } = error;
  return !isErrorCode(code) && NAMES_PASSWORD.test(code) ? errorMessage(t, serverText(code, message)) : null;
}
