import { isErrorCode } from '@member-wallet/api-sdk';
import type { PlainTextKey, TextFunction } from '#/i18n/text-types';

/** The text of a message: a translation, or the server's own message where none exists. */
export type ErrorText = { readonly key: PlainTextKey } | { readonly raw: string };

/** The translation of the code if there is one, else the server's message, else a generic text. */
export function serverText(code: string, message: string): ErrorText {
  if (isErrorCode(code)) return { key: `server.${code}` };
  const raw = message.trim();
  return raw === '' ? { key: 'errors.unexpected' } : { raw };
}

export const errorMessage = (t: TextFunction, text: ErrorText): string =>
  'key' in text ? t(text.key) : text.raw;
