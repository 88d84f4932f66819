import { isErrorCode } from '@member-wallet/api-sdk';
import type { PlainTextKey, TextFunction } from '#/i18n/text-types';

/** What to say: a text of ours, or the server's own words where no translation exists. */
export type ErrorText = { readonly key: PlainTextKey } | { readonly raw: string };

/** A translated code first, then the server's message, then a sentence that is always true. */
export function serverText(code: string, message: string): ErrorText {
  if (isErrorCode(code)) return { key: `server.${code}` };
  const raw = message.trim();
  return raw === '' ? { key: 'errors.unexpected' } : { raw };
}

export const errorMessage = (t: TextFunction, text: ErrorText): string =>
  'key' in text ? t(text.key) : text.raw;
