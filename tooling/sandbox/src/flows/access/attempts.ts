import type { Owner } from './set-up-owner';

/** An input, and the code of the expected refusal; without a code, any response that leaks nothing is accepted. */
interface Attempt {
  readonly input: Readonly<Record<string, unknown>>;
  readonly code?: string;
}

const nothing = (): readonly Attempt[] => [{ input: {} }];
const paging = { page: 1, limit: 100 };
const inputs = (...all: readonly Attempt['input'][]): readonly Attempt[] => all.map((input) => ({ input }));
const refused = (code: string, ...all: readonly Attempt['input'][]): readonly Attempt[] =>
  all.map((input) => ({ input, code }));
const text = { message_type: 'text', payload: 'x' };

/** For every call for members: attempts to reach the owner's data with another member's token. */
export const attempts: Readonly<Record<string, (owner: Owner) => readonly Attempt[]>> = {
  getDepositLookup: nothing,
  getSlipLookup: nothing,
  getWithdrawLimits: nothing,
  getProfile: nothing,
  updateProfile: ({ phone }) =>
    refused('EXISTING_BANK', {
      name: 'x',
      bankCode: 'SCB',
      bankAccountName: 'X',
      bankAccountNo: `77${phone}`,
    }),
  updateBankAccountName: ({ id }) => inputs({ bankCode: 'SCB', bankAccountName: 'OTHER', userId: id }),
  changePassword: ({ phone }) =>
    refused('WRONG_PASSWORD', { oldPassword: 'wrong', newPassword: 'stolen-1', username: phone }),
  getWallet: nothing,
  refreshSlots: nothing,
  activateSlot: () => inputs({ slotCode: 'JOKER' }),
  getSlotAccount: () => inputs({ slotCode: 'JOKER' }, { slotCode: 'PG' }),
  resetSlotPassword: () => inputs({ slotCode: 'PG' }, { slotCode: 'JOKER' }),
  addToWallet: ({ id }) => inputs({ amount: 5, userId: id }),
  transfer: ({ id, usernames: [username = ''] }) => [
    ...inputs(
      { from: 'PG', to: 'WALLET', amount: 1, userId: id },
      { from: 'WALLET', to: 'PG', amount: 1, memberId: id },
    ),
    ...refused(
      'NO_GAME',
      { from: id, to: 'WALLET', amount: 1 },
      { from: 'WALLET', to: username, amount: 1 },
      { from: `${id}:WALLET`, to: 'WALLET', amount: 1 },
    ),
  ],
  transferAll: ({ id }) => [...inputs({ to: 'PG', userId: id }), ...refused('NO_GAME', { to: id })],
  withdraw: ({ id }) => inputs({ amount: 100, userId: id, memberId: id }),
  withdrawAll: ({ id }) => inputs({ amount: 100, userId: id, memberId: id }),
  uploadSlip: () => refused('SLIP_NO_FILE', {}),
  sendTrueLink: ({ giftLink }) => refused('TRUELINK_DUPLICATE', { link: giftLink }),
  getQrCode: ({ qrcodeId }) => [
    ...inputs({ provider: 'KBANK' }),
    ...refused('QR_FAIL', { provider: qrcodeId }),
  ],
  createQrCode: ({ qrcodeId }) => inputs({ provider: 'KBANK', amount: 60, qrcodeId }),
  deleteQrCode: ({ qrcodeId }) => refused('NO_DATA', { qrcodeId }, { qrcodeId: qrcodeId.toLowerCase() }),
  listInvites: ({ id }) => inputs({ ...paging, userId: id }),
  claimInviteBonus: nothing,
  getInviteBanners: nothing,
  listRefunds: ({ id }) => inputs({ ...paging, userId: id }),
  checkRefund: nothing,
  receiveRefund: nothing,
  addRefundToWallet: nothing,
  getRefundBanners: nothing,
  listBonuses: nothing,
  activateBonus: () => inputs({ code: 'WELCOME' }),
  getActiveBonus: nothing,
  checkBonusMinimum: nothing,
  clearBonus: nothing,
  getCurrentPromotion: nothing,
  findPromotion: () => inputs({ code: 'FRIEND50' }),
  activatePromotion: () => inputs({ code: 'FRIEND50' }),
  listStatement: ({ id }) => inputs({ ...paging, userId: id }),
  listSlips: ({ id, reference }) => inputs({ ...paging, userId: id, reference }),
  getSlipImage: ({ reference }) => refused('NO_DATA', { reference }, { reference: reference.toUpperCase() }),
  getSpinSetup: nothing,
  spin: nothing,
  listCoupons: nothing,
  claimCoupon: ({ coupon }) => refused('NO_CLAIMABLE_COUPON', { coupon }),
  getSpinActive: nothing,
  autoLogin: ({ usernames: [username = ''] }) => refused('SLOT_NO_ACCOUNT', { game: 'pg', username }),
  autoLoginWithPassword: ({ usernames, passwords }) =>
    refused(
      'SLOT_NO_ACCOUNT',
      ...usernames.flatMap((username, index) =>
        ['pg', 'joker', 'circus'].map((game) => ({ game, username, password: passwords[index] })),
      ),
    ),
  getChatConfig: nothing,
  sendChatMessage: ({ id }) => [
    ...refused('UNAUTHORIZED', { sender: 'customer', message: text, userId: id }),
    ...refused('KEY_INVALID', { sender: 'customer', message: text, guestId: id }),
  ],
  listChatHistory: ({ id, guestId }) => [
    ...refused('UNAUTHORIZED', { userId: id, skip: 0, limit: 100 }),
    ...refused(
      'KEY_INVALID',
      { guestId: id, skip: 0, limit: 100 },
      { guestId: guestId.slice(0, 8), skip: 0, limit: 100 },
      { guestId: '%', skip: 0, limit: 100 },
      { guestId: `member:${id}`, skip: 0, limit: 100 },
    ),
    ...inputs(
      { guestId: guestId.toUpperCase(), skip: 0, limit: 100 },
      { guestId: guestId.replace(/^./, '_'), skip: 0, limit: 100 },
    ),
  ],
  uploadChatImage: () => refused('KEY_MISSING', {}),
  uploadChatVideo: () => refused('KEY_MISSING', {}),
  markChatRead: ({ id }) => [
    ...refused('UNAUTHORIZED', { userId: id }),
    ...refused('KEY_INVALID', { guestId: id }),
  ],
};
