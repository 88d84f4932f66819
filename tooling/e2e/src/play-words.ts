/** What a member reads about games and what play brings, in the language of each build. */
export interface PlayWords {
  slots: string;
  lottery: string;
  activate: string;
  play: string;
  showPassword: string;
  copyPassword: string;
  resetPassword: string;
  resetDone: string;
  launchFailed: string;
  transferAndPlay: string;
  invite: string;
  inviteTitle: string;
  continue: string;
  claim: RegExp;
  claimed: RegExp;
  collected: RegExp;
  copyLink: string;
  refund: string;
  receive: string;
  received: RegExp;
  add: string;
  added: string;
  noRefund: RegExp;
  agreement: string;
  accept: string;
}

export const playWords: Readonly<Record<'th' | 'la', PlayWords>> = {
  th: {
    slots: 'สล็อต',
    lottery: 'หวย',
    activate: 'เปิดใช้งาน',
    play: 'เข้าเล่น',
    showPassword: 'แสดงรหัสผ่าน',
    copyPassword: 'คัดลอก รหัสผ่าน',
    resetPassword: 'รีเซ็ตรหัสผ่าน',
    resetDone: 'รีเซ็ตรหัสผ่านแล้ว',
    launchFailed: 'เปิดเกมไม่สำเร็จ',
    transferAndPlay: 'โอนแล้วเข้าเล่น',
    invite: 'แนะนำ',
    inviteTitle: 'แนะนำเพื่อน',
    continue: 'ดำเนินการต่อ',
    claim: /^รับโบนัส/,
    claimed: /โบนัสแนะนำ.*กระเป๋า/,
    collected: /รับ.*ไปแล้ว/,
    copyLink: 'คัดลอก ลิงก์แนะนำ',
    refund: 'คืนยอดเสีย',
    receive: 'รับเงินคืน',
    received: /รับคืนยอดเสียเรียบร้อย/,
    add: 'เพิ่มเข้ากระเป๋า',
    added: 'เงินคืนเข้ากระเป๋าแล้ว',
    noRefund: /ยังไม่มี/,
    agreement: 'ข้อตกลง',
    accept: 'ยอมรับ',
  },
  la: {
    slots: 'ສະລ໋ອດ',
    lottery: 'ຫວຍ',
    activate: 'ເປີດໃຊ້ງານ',
    play: 'ເຂົ້າຫຼິ້ນ',
    showPassword: 'ສະແດງລະຫັດຜ່ານ',
    copyPassword: 'ຄັດລອກ ລະຫັດຜ່ານ',
    resetPassword: 'ຕັ້ງລະຫັດຜ່ານໃໝ່',
    resetDone: 'ຕັ້ງລະຫັດຜ່ານໃໝ່ແລ້ວ',
    launchFailed: 'ເປີດເກມບໍ່ສຳເລັດ',
    transferAndPlay: 'ໂອນແລ້ວເຂົ້າຫຼິ້ນ',
    invite: 'ແນະນຳໝູ່',
    inviteTitle: 'ແນະນຳໝູ່',
    continue: 'ສືບຕໍ່',
    claim: /^ຮັບໂບນັດ/,
    claimed: /ໂບນັດແນະນຳ.*ກະເປົາ/,
    collected: /ຮັບ.*ແລ້ວ/,
    copyLink: 'ຄັດລອກ ລິ້ງແນະນຳ',
    refund: 'ຄືນຍອດເສຍ',
    receive: 'ຮັບເງິນຄືນ',
    received: /ຮັບຄືນຍອດເສຍສຳເລັດ/,
    add: 'ເພີ່ມເຂົ້າກະເປົາ',
    added: 'ເງິນຄືນເຂົ້າກະເປົາແລ້ວ',
    noRefund: /ຍັງບໍ່ມີ/,
    agreement: 'ຂໍ້ຕົກລົງ',
    accept: 'ຍອມຮັບ',
  },
};
