import type { ErrorCode } from '@member-wallet/api-sdk';
import type { PlainTextKey } from '#/i18n/text-types';

/** How a place shows a message. Error toasts stay for 4 seconds. */
export type Form = 'inline' | 'toast' | 'dialog';

export interface PlaceRules {
  readonly form: Form | 'silent';
  /**
   * How to handle an unknown outcome. 'own-state': the member's money or account may have changed. A text: what the
   * member should do. Omitted: retrying is safe.
   */
  readonly unknown?: 'own-state' | { readonly key: PlainTextKey };
  /** Whether a refused token sends the member to log-in; before log-in there is no session to end. */
  readonly endsSession: boolean;
  /** Advice for the member here, shown after the catalogue's text of the code. */
  readonly advice?: Partial<Record<ErrorCode, PlainTextKey>>;
  /** Codes that are not in the catalogue, and share one text here. */
  readonly instead?: { readonly codes: readonly string[]; readonly key: PlainTextKey };
}

/** One entry per place of the app where a call can fail. */
export const PLACES = {
  load: { form: 'silent', endsSession: true },
  login: { form: 'inline', endsSession: false },
  otp: { form: 'inline', endsSession: false },
  'register-check': {
    form: 'toast',
    endsSession: false,
    // The password is the only input of this step with rules that the page does not know.
    advice: { KEY_INVALID: 'fields.passwordRefused' },
  },
  register: { form: 'toast', unknown: 'own-state', endsSession: false },
  password: {
    form: 'dialog',
    unknown: { key: 'profile.passwordUnknown' },
    endsSession: true,
    // The catalogue's texts are about log-in and the service, and do not say which of the two passwords is wrong.
    advice: {
      WRONG_PASSWORD: 'profile.oldPasswordWrong',
      WRONG_CREDENTIAL: 'profile.oldPasswordWrong',
      KEY_INVALID: 'fields.passwordRefused',
    },
  },
  profile: { form: 'dialog', unknown: { key: 'profile.unknown' }, endsSession: true },
  transfer: { form: 'dialog', unknown: 'own-state', endsSession: true },
  'qr-create': { form: 'toast', unknown: 'own-state', endsSession: true },
  'qr-cancel': {
    form: 'toast',
    unknown: 'own-state',
    endsSession: true,
    // The catalogue's texts are about a QR code that could not be created.
    advice: { QR_FAIL: 'deposit.qrNotCancelled', NO_DATA: 'deposit.qrNotCancelled' },
  },
  'gift-link': { form: 'toast', unknown: 'own-state', endsSession: true },
  slip: { form: 'toast', unknown: 'own-state', endsSession: true },
  'holder-name': { form: 'toast', endsSession: true },
  withdraw: { form: 'dialog', unknown: 'own-state', endsSession: true },
  bonus: { form: 'dialog', unknown: 'own-state', endsSession: true },
  spin: {
    form: 'dialog',
    unknown: 'own-state',
    endsSession: true,
    // Servers use different codes for a member without coins.
    instead: { codes: ['NO_COIN', 'NO_COINS', 'NOCOIN', 'NOCOINS'], key: 'spin.noCoins' },
  },
  'coupon-claim': { form: 'dialog', unknown: 'own-state', endsSession: true },
  // Quiet, beside the button: the account on screen already shows that nothing has changed.
  'game-account': { form: 'inline', unknown: 'own-state', endsSession: true },
  // Opens a game session: opening another is harmless.
  launch: { form: 'dialog', endsSession: true },
  invite: { form: 'toast', unknown: 'own-state', endsSession: true },
  refund: { form: 'toast', unknown: 'own-state', endsSession: true },
} as const satisfies Record<string, PlaceRules>;

export type Place = keyof typeof PLACES;

/** The text for a refusal without a reason: the server answered, and nothing has changed. */
export const refusedAt = (place: Place): PlainTextKey =>
  place === 'load' ? 'errors.unexpected' : `refused.${place}`;
