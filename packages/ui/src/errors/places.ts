import type { PlainTextKey } from '#/i18n/text-types';

/** How a place shows a message. Toasts of errors stay 4 seconds. */
export type Form = 'inline' | 'toast' | 'dialog';

export interface PlaceRules {
  readonly form: Form | 'silent';
  /**
   * What an unknown outcome means here. 'own-state': what the member has may have changed. A text: what the
   * member should do instead. Left out: nothing can be lost by trying again.
   */
  readonly unknown?: 'own-state' | { readonly key: PlainTextKey };
  /** Whether a refused token sends the member to log in; before log-in there is no session to end. */
  readonly endsSession: boolean;
  /** Codes that say the same thing here, whatever the server meant by the difference. */
  readonly instead?: { readonly codes: readonly string[]; readonly key: PlainTextKey };
}

/** One line per place of the app that can fail, after section 8 of the specification. */
export const PLACES = {
  load: { form: 'silent', endsSession: true },
  login: {
    form: 'inline',
    endsSession: false,
    // Telling which of the two was wrong would tell strangers who is a member.
    instead: {
      codes: [
        'WRONG_CREDENTIAL',
        'WRONG_PASSWORD',
        'NO_USER',
        'LOGIN_FAIL',
        'UNAUTHORIZED',
        'INVALID_USER_1',
        'INVALID_USER_2',
        'INVALID_USER_3',
        'INVALID_USER_4',
      ],
      key: 'login.wrong',
    },
  },
  otp: { form: 'inline', endsSession: false },
  'register-check': { form: 'toast', endsSession: false },
  register: { form: 'toast', unknown: { key: 'register.unknown' }, endsSession: false },
  password: {
    form: 'dialog',
    unknown: { key: 'profile.passwordUnknown' },
    endsSession: true,
    // The catalogue's words are for log-in: they ask to check the phone number too.
    instead: { codes: ['WRONG_PASSWORD', 'WRONG_CREDENTIAL'], key: 'profile.oldPasswordWrong' },
  },
  profile: { form: 'dialog', unknown: { key: 'profile.unknown' }, endsSession: true },
  transfer: { form: 'dialog', unknown: 'own-state', endsSession: true },
  'qr-create': { form: 'toast', unknown: 'own-state', endsSession: true },
  'qr-cancel': {
    form: 'toast',
    unknown: 'own-state',
    endsSession: true,
    // The catalogue's words are for a code that could not be made.
    instead: { codes: ['QR_FAIL', 'NO_DATA'], key: 'deposit.qrNotCancelled' },
  },
  'gift-link': { form: 'toast', unknown: 'own-state', endsSession: true },
  slip: { form: 'toast', unknown: 'own-state', endsSession: true },
  'holder-name': { form: 'toast', endsSession: true },
  withdraw: { form: 'dialog', unknown: 'own-state', endsSession: true },
  bonus: { form: 'dialog', unknown: 'own-state', endsSession: true },
  spin: { form: 'dialog', unknown: 'own-state', endsSession: true },
  'coupon-claim': { form: 'dialog', unknown: 'own-state', endsSession: true },
  // A refused activation or reset only ends the waiting: the account on screen tells that nothing has changed.
  'game-account': { form: 'silent', unknown: 'own-state', endsSession: true },
  // Opens a session of a game: nothing is lost by opening another.
  launch: { form: 'dialog', endsSession: true },
  invite: { form: 'toast', unknown: 'own-state', endsSession: true },
  refund: { form: 'toast', unknown: 'own-state', endsSession: true },
} as const satisfies Record<string, PlaceRules>;

export type Place = keyof typeof PLACES;
