import type { TranslationOf } from '#/i18n/text-types';
import type { agreement as english } from '../en/agreement';

export const agreement = {
  title: 'ຂໍ້ຕົກລົງ',
  accept: 'ຍອມຮັບ',
} as const satisfies TranslationOf<typeof english>;
