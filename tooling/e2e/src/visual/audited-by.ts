/**
 * Scenes whose parts another scene also shows: the same pending rows, the same sign of a failed load or an empty list,
 * the same sheet with another message. By the scene that `npm test` audits instead. The exhaustive run audits all of
 * them.
 */
export const AUDITED_BY: Readonly<Record<string, readonly string[]>> = {
  'home-loading': [
    ...['bonus', 'spin', 'profile', 'profile-edit', 'profile-agreement', 'contact', 'slips'].map(
      (name) => `${name}-loading`,
    ),
  ],
  'home-failed': [
    ...['bonus', 'spin', 'profile', 'profile-agreement', 'contact', 'conditions', 'slips'].map(
      (name) => `${name}-failed`,
    ),
  ],
  'deposit-loading': ['game-loading', 'invite-loading', 'refund-loading'],
  'deposit-failed': ['invite-failed'],
  'bonus-empty': ['spin', 'profile-agreement', 'contact', 'conditions', 'slips'].map(
    (name) => `${name}-empty`,
  ),

  'login-refused': ['register-refused'],
  'login-limited': ['login-expired'],
  'register-bank': ['register-bank-none', 'register-bank-unusual'],
  'register-bank-errors': ['register-profile-errors'],
  contact: ['member-contact'],

  home: ['home-no-spin'],
  'home-pending': ['home-pending-folded', 'home-pending-all'],
  'game-account': ['game-copied'],
  'invite-banners': ['refund-banners'],
  refund: ['refund-nothing', 'refund-inactive'],

  deposit: ['deposit-only'],
  'deposit-arrived': ['deposit-account-arrived'],
  'deposit-other-currency': ['deposit-qr-other-currency'],
  'deposit-qr': ['deposit-qr-closing'],
  'deposit-qr-refused': ['deposit-gift-refused', 'deposit-gift-other-host'],
  'deposit-slip-wrong': ['deposit-slip-failed'],
  'transfer-busy': ['deposit-slip-sending', 'login-busy'],
  'transfer-unknown': ['deposit-slip-unknown', 'refund-unknown'],
  'withdraw-error': ['transfer-error', 'withdraw-refused'],

  'bonus-refused': ['spin-refused', 'spin-claim-refused'],
  promotion: ['promotion-searching'],
  spin: ['spin-waiting', 'spin-inactive'],
  'spin-prize': ['spin-claimed'],

  'statement-search': ['statement-searching'],
  'statement-failed': ['statement-search-failed'],
  'statement-none': ['statement-none-so-far'],
  'statement-entry': ['statement-credited'],
  slips: ['slips-mixed'],
  'slip-paid': ['slip-checked'],
  'slip-refused': ['slip-refused-chat', 'statement-slip-refused'],
  'profile-saved': ['password-saved'],
  'profile-edit-errors': ['profile-edit-refused'],
  'password-differs': ['password-refused'],

  'chat-messages': ['chat-member'],
  'chat-attached': ['chat-prepared'],
  'session-ends': ['session-ends-longest'],
  'responsible-gaming': ['member-responsible-gaming'],
  'responsible-gaming-limit': ['responsible-gaming-limit-wrong'],
};

const AUDITED_ELSEWHERE = new Set(Object.values(AUDITED_BY).flat());

/** Whether another scene shows the same parts. */
export const isAuditedElsewhere = (name: string): boolean => AUDITED_ELSEWHERE.has(name);
