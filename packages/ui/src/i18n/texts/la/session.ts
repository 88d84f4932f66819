import type { TranslationOf } from '#/i18n/text-types';
import type { session as english } from '../en/session';

export const session = {
  expired: 'ໝົດເວລາການນຳໃຊ້ ກະລຸນາເຂົ້າສູ່ລະບົບອີກຄັ້ງ',
} as const satisfies TranslationOf<typeof english>;
