import { isErrorCode } from '@member-wallet/api-sdk';
import { type ErrorText, serverText } from '#/errors/error-text';

/**
 * For calls whose response has no specified shape: a successful one may still carry the error code of a refusal as
 * its `message`.
 * @param success the code that means success
 */
export const refusedByMessage =
  (success: string) =>
  (data: object): ErrorText | null => {
    const message: unknown = Reflect.get(data, 'message');
    const isRefusal = typeof message === 'string' && isErrorCode(message) && message !== success;
    return isRefusal ? serverText(message, message) : null;
  };
