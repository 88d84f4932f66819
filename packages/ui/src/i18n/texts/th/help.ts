import type { TranslationOf } from '#/i18n/text-types';
import type * as english from '../en/help';

export const contact = {
  chatWith: 'แชทกับ {{name}}',
  openChat: 'เปิดแชท',
  qr: 'QR Code สำหรับแชท',
  operator: 'ให้บริการโดย {{name}}',
  version: 'เวอร์ชัน {{version}}',
  emptyTitle: 'ยังไม่มีข้อมูลติดต่อ',
  emptyHint: 'โปรดกลับมาอีกครั้งภายหลัง',
} as const satisfies TranslationOf<typeof english.contact>;

export const howto = {
  subtitle: 'วิดีโอสั้น ๆ เรื่องละไม่กี่นาที',
  'topic.wallet': 'วิธีใช้กระเป๋าเงิน',
  'topic.play': 'วิธีเล่น',
  'topic.balance': 'วิธีเช็คยอดเงิน',
  'topic.receiveBonus': 'วิธีรับโบนัส',
  'topic.cancelBonus': 'วิธียกเลิกโบนัส',
  failed: 'เล่นวิดีโอนี้ไม่ได้',
  open: 'เปิดวิดีโอ',
  emptyTitle: 'ยังไม่มีวิดีโอ',
  emptyHint: 'สอบถามพนักงานได้เลย',
  contact: 'ติดต่อเรา',
} as const satisfies TranslationOf<typeof english.howto>;
