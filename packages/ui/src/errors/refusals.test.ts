import { ApiError, endpoints, type ErrorCode } from '@member-wallet/api-sdk';
import type { TextKey } from '#/i18n/text-types';
import { textTables } from '#/testing/text-tables';
import { errorMessage } from './error-text';
import type { Place } from './places';
import { presentError } from './present-error';

/** Every money call that can be refused, and the place that shows its refusals. */
const CALLS = {
  transfer: 'transfer',
  transferAll: 'transfer',
  withdraw: 'withdraw',
  withdrawAll: 'withdraw',
  createQrCode: 'qr-create',
  deleteQrCode: 'qr-cancel',
  sendTrueLink: 'gift-link',
  uploadSlip: 'slip',
  claimInviteBonus: 'invite',
  receiveRefund: 'refund',
  addRefundToWallet: 'refund',
} as const satisfies Partial<Record<keyof typeof endpoints, Place>>;

/** Codes of the contract that mean success. */
const GOOD_ENDS = ['REFUND_SUCCESS', 'INVITE_BONUS_SUCCESS'];

/** Codes that share a text on purpose: the member's next step is the same. */
const ALIKE = [['KEY_MISSING', 'KEY_INVALID']];

/** Matches texts that tell the member what to do next. */
const NEXT_STEP = { th: /โปรด/, la: /ກະລຸນາ/, en: /\b(please|check|choose|finish|turn off|open one)\b/i };

const rows = Object.entries(CALLS).flatMap(([name, place]) =>
  (endpoints[name as keyof typeof CALLS].errors as readonly ErrorCode[])
    .filter((code) => !GOOD_ENDS.includes(code))
    .map((code) => [name, code, place] as const),
);

const shownFor = (code: ErrorCode, place: Place) =>
  presentError(new ApiError({ endpoint: 'test', code, message: code, status: 422, outcome: 'none' }), place);

/** Its text; null where the app leaves for log-in. */
function textOf(code: ErrorCode, place: Place, locale: keyof typeof textTables): string | null {
  const shown = shownFor(code, place);
  if (shown.as === 'leave') return null;
  if (!('text' in shown) || !('key' in shown.text)) throw new Error(`${code} has no text on ${place}`);
  return errorMessage((key: TextKey, ..._: readonly object[]) => textTables[locale][key], shown.text);
}

it('covers what the contract declares', () => {
  expect(rows.length).toBeGreaterThanOrEqual(11 * 13);
});

it.each(rows)('%s refused with %s shows what to do next, in each language', (_, code, place) => {
  for (const locale of ['th', 'la', 'en'] as const) {
    const text = textOf(code, place, locale);
    if (text === null) expect(shownFor(code, place)).toEqual({ as: 'leave', to: '/login' });
    else expect(text).toMatch(NEXT_STEP[locale]);
  }
});

it.each(Object.entries(CALLS))('%s has a distinct text for each refusal', (name, place) => {
  const codesOf = new Map<string, ErrorCode[]>();
  for (const [call, code] of rows) {
    const text = call === name ? textOf(code, place, 'th') : null;
    if (text === null) continue;
    codesOf.set(text, [...(codesOf.get(text) ?? []), code]);
  }
  const shared = [...codesOf.values()].filter((codes) => codes.length > 1);
  for (const codes of shared) expect(ALIKE).toContainEqual(codes);
});
