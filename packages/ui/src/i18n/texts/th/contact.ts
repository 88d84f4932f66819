import type { TranslationOf } from '#/i18n/text-types';
import type { contact as english } from '../en/contact';

export const contact = {
  title: 'ติดต่อเรา',
  openChat: 'แชทกับ {{name}}',
  chat: 'เปิดแชท',
  qr: 'QR Code สำหรับแชท',
  version: 'เวอร์ชัน {{version}}',
  emptyTitle: 'ยังไม่มีข้อมูลติดต่อ',
  emptyHint: 'โปรดกลับมาอีกครั้งภายหลัง',
} as const satisfies TranslationOf<typeof english>;
