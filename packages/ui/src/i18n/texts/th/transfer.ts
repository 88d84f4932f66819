import type { TranslationOf } from '#/i18n/text-types';
import type { transfer as english } from '../en/transfer';

export const transfer = {
  title: 'โอนเงิน',
  from: 'จาก',
  to: 'ไปยัง',
  choose: 'เลือกบัญชี',
  wallet: 'กระเป๋าเงินหลัก',
  swap: 'สลับบัญชี',
  amount: 'จำนวนเงิน',
  available: 'คงเหลือ {{amount}}',
  minimum: 'ขั้นต่ำ {{amount}}',
  all: 'ทั้งหมด',
  selectAccount: 'โปรดเลือกบัญชีต้นทางและปลายทาง',
  sameAccount: 'โอนไปยังบัญชีเดียวกันไม่ได้',
  belowMinimum: 'จำนวนเงินขั้นต่ำ {{amount}}',
  aboveBalance: 'ยอดเงินไม่เพียงพอ {{name}} มี {{amount}}',
  confirm: 'โอนเงิน {{amount}}',
  confirmAll: 'โอนเงินทั้งหมด {{amount}}',
  confirmEmpty: 'โอนเงิน',
  confirmAndPlay: 'โอนแล้วเข้าเล่น',
  done: 'โอนเงินสำเร็จ',
  doneDetail: '{{amount}} จาก {{from}} ไปยัง {{to}}',
} as const satisfies TranslationOf<typeof english>;
