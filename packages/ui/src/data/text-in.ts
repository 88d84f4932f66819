import type { DataOf, getNotice } from '@member-wallet/api-sdk';

/**
 * The text of the notice, or null. Its shape is not specified, so the usual ones are accepted: a bare text
 * (which the SDK returns as `message`), or a text under one of these names.
 */
export function noticeHtml(answer: DataOf<typeof getNotice> | undefined): string | null {
  for (const name of ['html', 'notice', 'text', 'message'] as const) {
    const value = answer?.[name];
    if (typeof value === 'string' && value.trim() !== '') return value;
  }
  return null;
}
