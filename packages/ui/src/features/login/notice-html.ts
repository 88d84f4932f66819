import type { DataOf, getNotice } from '@member-wallet/api-sdk';

/**
 * The text of the notice, or null. The specification does not give its shape, so the usual ones are looked for:
 * a bare text (the SDK hands it over as `message`), or a text under one of these names.
 */
export function noticeHtml(answer: DataOf<typeof getNotice> | undefined): string | null {
  for (const name of ['html', 'notice', 'text', 'message'] as const) {
    const value = answer?.[name];
    if (typeof value === 'string' && value.trim() !== '') return value;
  }
  return null;
}
