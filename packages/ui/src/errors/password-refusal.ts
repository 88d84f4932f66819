import { isApiError, isErrorCode, type SdkError } from '@member-wallet/api-sdk';
import type { TextFunction } from '#/i18n/text-types';
import { errorMessage, serverText } from './error-text';

/** Servers with rules of their own have codes of their own: PASSWORD_TOO_SHORT, WEAK_PASSWORD. */
const NAMES_PASSWORD = /password|passwd|pwd/i;

/** What stands below a new password that the server refused; null if the refusal is about something else. */
export function passwordRefusal(t: TextFunction, error: SdkError | null): string | null {
  if (!isApiError(error)) return null;
  // The catalogue's text, which is shown first, does not say which input it means.
  if (error.code === 'KEY_INVALID') return t('fields.passwordRefused');
  const { code, message } = error;
  return !isErrorCode(code) && NAMES_PASSWORD.test(code) ? errorMessage(t, serverText(code, message)) : null;
}
