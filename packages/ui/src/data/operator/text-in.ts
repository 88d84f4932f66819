import type { Unspecified } from '@member-wallet/api-sdk';

/** A code such as NO_DATA or OK, which is not meant for members. */
const isCode = (text: string) => /^[A-Z0-9_]+$/.test(text);

/**
 * The text for people in a response whose shape is not specified, or null. The usual shapes are accepted: a plain
 * text (which the SDK returns as `message`), or a text under one of these names. It may contain markup.
 */
export function textIn(answer: Unspecified | undefined): string | null {
  for (const name of ['html', 'notice', 'description', 'text', 'message'] as const) {
    const value = answer?.[name];
    if (typeof value !== 'string') continue;
    const text = value.trim();
    if (text !== '' && !isCode(text)) return text;
  }
  return null;
}
