import type { TranslationOf } from '#/i18n/text-types';
import type { agreement as english } from '../en/agreement';

export const agreement = {
  title: 'ข้อตกลง',
  accept: 'ยอมรับ',
} as const satisfies TranslationOf<typeof english>;
