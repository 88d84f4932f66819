import { isErrorCode } from '@member-wallet/api-sdk';
import { type ErrorText, serverText } from '#/errors/error-text';

/**
 * For calls whose answer has no specified shape: one that is sent well may still hold the code of a refusal where
 * its message stands.
 * @param success the code that says that it was done
 */
export const refusedByMessage =
  (success: string) =>
  (data: object): ErrorText | null => {
    const message: unknown = Reflect.get(data, 'message');
    const isRefusal = typeof message === 'string' && isErrorCode(message) && message !== success;
    return isRefusal ? serverText(message, message) : null;
  };
