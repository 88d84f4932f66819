import { inSheet, press, type WriteRow } from './member-app';

const offer = (widget: string, button: string | RegExp): WriteRow => ({
  path: '/user/home',
  async prepare(app) {
    await press(app, widget);
    return inSheet(button);
  },
});

export const offerWrites = {
  claimInviteBonus: offer('แนะนำ', /^รับโบนัส/),
  receiveRefund: offer('คืนยอดเสีย', 'รับเงินคืน'),
  addRefundToWallet: offer('คืนยอดเสีย', 'เพิ่มเข้ากระเป๋า'),
};
