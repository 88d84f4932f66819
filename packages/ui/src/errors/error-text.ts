import { isErrorCode } from '@member-wallet/api-sdk';
import type { PlainTextKey, TextFunction } from '#/i18n/text-types';

/** The text of a message: a translation, optionally with advice after it, or the server's own text if there is none. */
export type ErrorText =
  | { readonly key: PlainTextKey; readonly advice?: PlainTextKey }
  | { readonly raw: string };

/** The translation of the code if there is one, else the server's message, else a generic text. */
export function serverText(code: string, message: string): ErrorText {
  if (isErrorCode(code)) return { key: `server.${code}` };
  const raw = message.trim();
  return raw === '' ? { key: 'errors.unexpected' } : { raw };
}

export function errorMessage(t: TextFunction, text: ErrorText): string {
  if ('raw' in text) return text.raw;
  return text.advice === undefined ? t(text.key) : `${t(text.key)} ${t(text.advice)}`;
}
