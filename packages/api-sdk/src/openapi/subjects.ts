/** Descriptions of calls, by the first segment of their path. */
const subjects: Readonly<Record<string, { readonly tag: string; readonly description: string }>> = {
  lookup: { tag: 'lookup', description: 'Facts about the operator and its settings.' },
  login: { tag: 'account', description: '' },
  account: { tag: 'account', description: 'Logging in, registering, the profile and the password.' },
  otp: { tag: 'otp', description: 'One-time passwords by SMS, for registration.' },
  wallet: { tag: 'wallet', description: 'Balances, game accounts, deposits, transfers and withdrawals.' },
  qrcode: { tag: 'qrcode', description: 'Deposits by QR code.' },
  invite: { tag: 'invite', description: 'Invited friends and the bonus for them.' },
  refund: { tag: 'refund', description: 'Cashback on losses.' },
  bonus: { tag: 'bonus', description: 'Bonuses: list, activate, end.' },
  promotion: { tag: 'promotion', description: 'Promotion codes.' },
  statement: { tag: 'statement', description: 'Transactions and deposit slips.' },
  spinwheel: { tag: 'spinwheel', description: 'The prize wheel and its coupons.' },
  autoLogin: { tag: 'autoLogin', description: 'Opening a game, logged in.' },
  chat: { tag: 'chat', description: 'The support chat, for members and visitors.' },
};

/** The tag of a path. A new first segment becomes a tag with a generated description. */
export const tagOf = (path: string): string => {
  const area = path.split('/')[2] ?? '';
  return subjects[area]?.tag ?? area;
};

export const describeTag = (tag: string): string => subjects[tag]?.description ?? `Calls under /api/${tag}.`;
