import type { MarketId } from '../markets/market';

interface LobbyTexts {
  readonly notice: string;
  readonly balance: string;
  readonly stake: string;
  readonly play: string;
  readonly won: string;
  readonly even: string;
  readonly lost: string;
  readonly notEnough: string;
  readonly username: string;
  readonly password: string;
  readonly logIn: string;
  readonly wrong: string;
  readonly ended: string;
}

/** The lobbies' texts, in each market's language. */
export const lobbyTexts: Readonly<Record<MarketId, LobbyTexts>> = {
  th: {
    notice: 'ห้องเกมจำลองของระบบทดลอง ผลของรอบถูกกำหนดไว้ล่วงหน้า',
    balance: 'ยอดเงินในบัญชีเกม',
    stake: 'เงินเดิมพัน',
    play: 'เล่นหนึ่งรอบ',
    won: 'รอบที่ {number}: ได้คืน {payout}',
    even: 'รอบที่ {number}: เสมอ',
    lost: 'รอบที่ {number}: ไม่ได้เงินคืน',
    notEnough: 'ยอดเงินในบัญชีเกมไม่พอ',
    username: 'ชื่อผู้ใช้',
    password: 'รหัสผ่าน',
    logIn: 'เข้าสู่ระบบ',
    wrong: 'ชื่อผู้ใช้หรือรหัสผ่านไม่ถูกต้อง',
    ended: 'ลิงก์หมดอายุแล้ว เข้าเกมใหม่จากกระเป๋าสมาชิก หรือเข้าสู่ระบบที่นี่',
  },
  la: {
    notice: 'ຫ້ອງເກມຈຳລອງຂອງລະບົບທົດລອງ ຜົນຂອງຮອບຖືກກຳນົດໄວ້ລ່ວງໜ້າ',
    balance: 'ຍອດເງິນໃນບັນຊີເກມ',
    stake: 'ເງິນເດີມພັນ',
    play: 'ຫຼິ້ນໜຶ່ງຮອບ',
    won: 'ຮອບທີ {number}: ໄດ້ຄືນ {payout}',
    even: 'ຮອບທີ {number}: ສະເໝີ',
    lost: 'ຮອບທີ {number}: ບໍ່ໄດ້ເງິນຄືນ',
    notEnough: 'ຍອດເງິນໃນບັນຊີເກມບໍ່ພໍ',
    username: 'ຊື່ຜູ້ໃຊ້',
    password: 'ລະຫັດຜ່ານ',
    logIn: 'ເຂົ້າສູ່ລະບົບ',
    wrong: 'ຊື່ຜູ້ໃຊ້ ຫຼື ລະຫັດຜ່ານບໍ່ຖືກຕ້ອງ',
    ended: 'ລິ້ງໝົດອາຍຸແລ້ວ ເຂົ້າເກມໃໝ່ຈາກກະເປົາສະມາຊິກ ຫຼື ເຂົ້າສູ່ລະບົບຢູ່ນີ້',
  },
};

export type LobbyText = keyof LobbyTexts;
