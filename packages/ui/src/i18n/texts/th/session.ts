import type { TranslationOf } from '#/i18n/text-types';
import type { session as english } from '../en/session';

export const session = {
  expired: 'หมดเวลาการใช้งาน โปรดเข้าสู่ระบบอีกครั้ง',
} as const satisfies TranslationOf<typeof english>;
