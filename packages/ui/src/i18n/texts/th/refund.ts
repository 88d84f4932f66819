import type { TranslationOf } from '#/i18n/text-types';
import type { refund as english } from '../en/refund';

export const refund = {
  title: 'คืนยอดเสีย',
  accrued: 'ยอดคืนสะสม',
  counts: 'รับแล้ว {{success}} ครั้ง · ไม่สำเร็จ {{fail}} ครั้ง',
  waiting: 'รับแล้ว รอเข้ากระเป๋า',
  note: 'คำนวณจากการเล่นที่ผ่านมาแล้ว ไม่ต้องเล่นเพิ่มเพื่อรับยอดนี้',
  receive: 'รับเงินคืน',
  add: 'เพิ่มเข้ากระเป๋า',
  added: 'เงินคืนเข้ากระเป๋าแล้ว',
  log: 'ประวัติการรับ',
  received: 'เงินคืน',
  emptyTitle: 'ยังไม่เคยรับเงินคืน',
  emptyHint: 'รายการที่รับจะแสดงที่นี่',
} as const satisfies TranslationOf<typeof english>;
