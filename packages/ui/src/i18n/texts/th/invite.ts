import type { TranslationOf } from '#/i18n/text-types';
import type { invite as english } from '../en/invite';

export const invite = {
  title: 'แนะนำเพื่อน',
  bonus: 'โบนัสแนะนำที่รับได้',
  counts: 'สำเร็จ {{success}} · ยังไม่สำเร็จ {{fail}}',
  claim: 'รับโบนัส',
  claimAmount: 'รับโบนัส {{amount}}',
  link: 'ลิงก์แนะนำ',
  share: 'แชร์ลิงก์',
  shareTitle: 'สมัครสมาชิกผ่านลิงก์ของฉัน',
  showQr: 'แสดง QR',
  hideQr: 'ซ่อน QR',
  qr: 'QR Code ของลิงก์แนะนำ',
  list: 'รายการจากเพื่อน',
  friend: 'เพื่อน',
  emptyTitle: 'ยังไม่มีรายการจากเพื่อน',
  emptyHint: 'แชร์ลิงก์ของคุณ รายการจากเพื่อนจะแสดงที่นี่',
} as const satisfies TranslationOf<typeof english>;
