import type { TranslationOf } from '#/i18n/text-types';
import type { howto as english } from '../en/howto';

export const howto = {
  title: 'วิธีใช้งาน',
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
} as const satisfies TranslationOf<typeof english>;
