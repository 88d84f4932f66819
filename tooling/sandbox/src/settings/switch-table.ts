/** The switches that an operator can change at run time. `about` says what on means, then what off means. */
export const switchTable = {
  registerOTP: { initially: true, about: 'Phones are verified by a code before they register' },
  registration: { initially: true, about: 'New members are taken; off: REGISTER_FAIL' },
  logins: { initially: true, about: 'New sessions are opened; off: LOGIN_FAIL' },
  discreetLogin: {
    initially: true,
    about: 'A failed login does not tell what was wrong; off: NO_USER or WRONG_PASSWORD',
  },
  addresses: { initially: true, about: 'Calls are taken from every address; off: INVALID_IP' },
  rateLimits: { initially: true, about: 'Calls are limited by address and person; off: as many as come' },
  shortOtp: { initially: false, about: 'Codes have four digits, and otpLength says so; off: six digits' },
  sms: { initially: true, about: 'The SMS gateway answers; off: OTP_SEND_FAIL' },
  enableChatWidget: { initially: true, about: 'The support chat is offered' },
  chatClientIds: {
    initially: true,
    about: 'Chat messages carry the client id that they were sent with; off: only the operator knows it',
  },
  chatEchoes: {
    initially: true,
    about: 'What a customer writes comes back over the socket; off: only history has it',
  },
  promptChat: { initially: true, about: 'The socket delivers messages at once; off: 3 seconds late' },
  spinWheel: { initially: true, about: 'The spin wheel is offered' },
  games: {
    initially: true,
    about: 'The game providers answer; off: no account is opened or changed, no money moves to or from games',
  },
  invite: { initially: true, about: 'Invite bonuses are open; off: INVITE_INACTIVE' },
  invitePayout: { initially: true, about: 'Invite bonuses are paid out; off: INVITE_BONUS_FAIL' },
  refund: { initially: true, about: 'Cashback is open; off: REFUND_INACTIVE' },
  banks: { initially: true, about: 'The banks answer; off: withdrawals and slips get NO_BANK' },
  slipStorage: { initially: true, about: 'Uploaded slips can be kept; off: SLIP_UPLOAD_FAIL' },
  manualDeposit: { initially: false, about: 'Deposits are credited by hand, after a slip' },
  terminated: { initially: false, about: 'The service is gone: every call answers 410' },
} as const satisfies Readonly<Record<string, { readonly initially: boolean; readonly about: string }>>;

export type SwitchName = keyof typeof switchTable;
export type SwitchValues = { readonly [Name in SwitchName]: boolean };

const isSwitchName = (name: string): name is SwitchName => Object.hasOwn(switchTable, name);

export const switchNames: readonly SwitchName[] = Object.keys(switchTable).filter(isSwitchName);

/** One value for each switch. */
export const perSwitch = <T>(valueOf: (name: SwitchName) => T) =>
  Object.fromEntries(switchNames.map((name) => [name, valueOf(name)])) as { [Name in SwitchName]: T };
