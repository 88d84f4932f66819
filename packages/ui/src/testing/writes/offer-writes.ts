import type { Answers } from '@member-wallet/api-sdk/testing';
import { inSheet, press, type WriteRow } from './member-app';

const offer = (widget: string, button: string | RegExp, answers: Answers = {}): WriteRow => ({
  path: '/user/home',
  answers,
  async prepare(app) {
    await press(app, widget);
    return inSheet(button);
  },
});

export const offerWrites = {
  claimInviteBonus: offer('ชวนเพื่อน', /^รับโบนัส/),
  // With these amounts, the sheet suggests this call as the next step.
  receiveRefund: offer('คืนยอดเสีย', /^รับเงินคืน/, { checkRefund: { refundAmount: 35, bonus: 0 } }),
  addRefundToWallet: offer('คืนยอดเสีย', /^โอน.*เข้ากระเป๋า$/, { checkRefund: { refundAmount: 0, bonus: 35 } }),
};
