/** A valid input: path parameters and fields of the body. */
export type Input = Readonly<Record<string, unknown>>;

const GUEST = 'c0ffee00c0ffee00c0ffee00c0ffee00';
const paging = { page: 1, limit: 10 };

/**
 * By operation; `turn` keeps calls apart where only one can succeed. An operation that is not listed takes no
 * input.
 */
export const validInputs: Readonly<Record<string, (turn: number) => Input>> = {
  login: () => ({ username: '0898765432', password: 'demo1234' }),
  validateAccount: (turn) => draft(turn),
  register: (turn) => draft(turn),
  updateProfile: () => ({
    name: 'ทดสอบ',
    bankCode: 'SCB',
    bankAccountName: 'TEST MEMBER',
    bankAccountNo: '1122334455',
  }),
  updateBankAccountName: () => ({ bankCode: 'SCB', bankAccountName: 'TEST MEMBER' }),
  changePassword: () => ({ oldPassword: 'secret-1', newPassword: 'secret-1' }),
  sendOtp: (turn) => ({ phoneNumber: phone(turn) }),
  verifyOtp: () => ({ otpToken: 'A'.repeat(43), otpCode: '123456' }),
  activateSlot: () => ({ slotCode: 'JOKER' }),
  getSlotAccount: () => ({ slotCode: 'PG' }),
  resetSlotPassword: () => ({ slotCode: 'PG' }),
  addToWallet: () => ({ amount: 1 }),
  transfer: (turn) => ({
    ...(turn % 2 ? { from: 'WALLET', to: 'PG' } : { from: 'PG', to: 'WALLET' }),
    amount: 1,
  }),
  transferAll: () => ({ to: 'PG' }),
  withdraw: () => ({ amount: 100 }),
  withdrawAll: () => ({ amount: 100 }),
  uploadSlip: () => ({}),
  sendTrueLink: () => ({ link: 'U2FsdGVkX18xMjM0NTY3OA==' }),
  getQrCode: () => ({ provider: 'KBANK' }),
  createQrCode: () => ({ provider: 'KBANK', amount: 20 }),
  deleteQrCode: () => ({ qrcodeId: 'A'.repeat(20) }),
  listInvites: () => paging,
  listRefunds: () => paging,
  listStatement: () => paging,
  listSlips: () => paging,
  activateBonus: () => ({ code: 'WELCOME' }),
  findPromotion: () => ({ code: 'FRIEND50' }),
  activatePromotion: () => ({ code: 'FRIEND50' }),
  getSlipImage: () => ({ reference: '00000000-0000-4000-8000-000000000000' }),
  claimCoupon: () => ({ coupon: `cp-${'0'.repeat(18)}` }),
  autoLogin: () => ({ game: 'pg', username: 'pg0000' }),
  autoLoginWithPassword: () => ({ game: 'circus', username: 'circus0000', password: 'x' }),
  sendChatMessage: () => ({
    sender: 'customer',
    message: { message_type: 'text', payload: 'x' },
    guestId: GUEST,
    name: 'x',
    username: 'x',
    session_id: 'x',
    clientId: 'x',
  }),
  listChatHistory: () => ({ guestId: GUEST, skip: 0, limit: 10 }),
  uploadChatImage: () => ({}),
  uploadChatVideo: () => ({}),
  markChatRead: () => ({ guestId: GUEST }),
};

const phone = (turn: number): string => `087${String(turn).padStart(7, '0')}`;

const draft = (turn: number): Input => ({
  name: 'ทดสอบ',
  username: phone(turn),
  password: 'secret-1',
  sourceCode: 'FRIEND',
  inviteCode: '',
  bankCode: 'SCB',
  bankAccountName: 'TEST MEMBER',
  bankAccountNo: `33${phone(turn)}`,
});
