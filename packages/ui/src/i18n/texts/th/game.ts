import type { TranslationOf } from '#/i18n/text-types';
import type { game as english } from '../en/game';

export const game = {
  value: 'ยอดเงินในบัญชีนี้',
  transfer: 'โอนเงิน',
  activate: 'เปิดใช้งาน',
  activateHint: 'เปิดใช้งานบัญชีก่อน จึงจะโอนเงินเข้าได้',
  activated: 'เปิดใช้งานบัญชีแล้ว',
  play: 'เข้าเล่น',
  openApp: 'เปิดแอป',
  openSite: 'เล่นผ่านเว็บ',
  opening: 'กำลังเปิดเกม…',
  login: 'ข้อมูลเข้าสู่ระบบของเกมนี้',
  username: 'ชื่อผู้ใช้',
  password: 'รหัสผ่าน',
  hidden: 'ซ่อนอยู่',
  reset: 'รีเซ็ตรหัสผ่าน',
  resetTitle: 'รีเซ็ตรหัสผ่านหรือไม่?',
  resetQuestion: 'คุณจะได้รหัสผ่านใหม่ของ {{name}} รหัสเดิมจะใช้ไม่ได้ทันที รวมถึงในเครื่องที่เข้าสู่ระบบอยู่',
  resetConfirm: 'รีเซ็ตรหัสผ่าน',
  resetDone: 'รีเซ็ตรหัสผ่านแล้ว',
  unknown: 'การเชื่อมต่อขาดหายก่อนได้รับคำตอบ รายการอาจสำเร็จแล้ว ระบบโหลดข้อมูลบัญชีเกมใหม่แล้ว โปรดดูบัญชีนี้ก่อนทำรายการอื่น',
  failedTitle: 'เปิดเกมไม่สำเร็จ',
  failedHint: 'เงินของคุณยังอยู่ในบัญชีเกม ลองอีกครั้ง หรือติดต่อพนักงานหากยังเปิดไม่ได้',
  noAddress: 'ระบบไม่ได้ส่งที่อยู่ของเกมนี้มา',
  blockedTitle: 'เบราว์เซอร์ปิดกั้นแท็บใหม่',
  blocked: 'เกมพร้อมแล้ว กดปุ่มเพื่อเปิด',
} as const satisfies TranslationOf<typeof english>;
