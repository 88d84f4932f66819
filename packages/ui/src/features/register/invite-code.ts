import { visibleText } from '#/text/visible-text';

/** The inviter's code in a link's query; null if it is missing or malformed. */
export function inviteCodeFrom(search: string): string | null {
  const code = visibleText(new URLSearchParams(search).get('code') ?? '').trim();
  return /^[A-Za-z0-9_-]{1,64}$/.test(code) ? code : null;
}
