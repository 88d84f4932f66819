/**
 * The longest message, in UTF-16 units, as `maxlength` counts. A server that counts characters counts no more than this.
 */
export const MAX_TEXT = 2000;

export type TextCheck =
  | { readonly ok: true; readonly text: string }
  | { readonly ok: false; readonly code: 'TEXT_EMPTY' }
  | {
      readonly ok: false;
      readonly code: 'TEXT_TOO_LONG';
      readonly params: { readonly max: number; readonly over: number };
    };

/** Trims the text and checks its length. Line breaks inside it are kept. */
export function checkText(typed: string): TextCheck {
  const text = typed.trim();
  if (text === '') return { ok: false, code: 'TEXT_EMPTY' };
  if (text.length > MAX_TEXT) {
    return { ok: false, code: 'TEXT_TOO_LONG', params: { max: MAX_TEXT, over: text.length - MAX_TEXT } };
  }
  return { ok: true, text };
}
