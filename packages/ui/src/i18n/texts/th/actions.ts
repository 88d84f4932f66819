import type { TranslationOf } from '#/i18n/text-types';
import type { actions as english } from '../en/actions';

export const actions = {
  confirm: 'ยืนยัน',
  cancel: 'ยกเลิก',
  close: 'ปิด',
  back: 'ย้อนกลับ',
  next: 'ถัดไป',
  reload: 'โหลดใหม่',
  pleaseWait: 'โปรดรอสักครู่',
} as const satisfies TranslationOf<typeof english>;
