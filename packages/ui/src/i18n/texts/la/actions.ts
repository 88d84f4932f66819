import type { TranslationOf } from '#/i18n/text-types';
import type { actions as english } from '../en/actions';

export const actions = {
  confirm: 'ຢືນຢັນ',
  cancel: 'ຍົກເລີກ',
  close: 'ປິດ',
  back: 'ກັບຄືນ',
  next: 'ຕໍ່ໄປ',
  reload: 'ໂຫຼດໃໝ່',
  pleaseWait: 'ກະລຸນາລໍຖ້າ',
} as const satisfies TranslationOf<typeof english>;
