import type { TranslationOf } from '#/i18n/text-types';
import type { transfer as english } from '../en/transfer';

export const transfer = {
  title: 'ໂອນເງິນ',
  from: 'ຈາກ',
  to: 'ໄປຫາ',
  choose: 'ເລືອກບັນຊີ',
  wallet: 'ກະເປົາເງິນຫຼັກ',
  swap: 'ສະຫຼັບບັນຊີ',
  amount: 'ຈຳນວນເງິນ',
  available: 'ຄົງເຫຼືອ {{amount}}',
  minimum: 'ຂັ້ນຕ່ຳ {{amount}}',
  all: 'ທັງໝົດ',
  selectAccount: 'ກະລຸນາເລືອກບັນຊີຕົ້ນທາງ ແລະ ປາຍທາງ',
  sameAccount: 'ໂອນໄປຫາບັນຊີດຽວກັນບໍ່ໄດ້',
  belowMinimum: 'ຈຳນວນເງິນຂັ້ນຕ່ຳ {{amount}}',
  aboveBalance: 'ຍອດເງິນບໍ່ພຽງພໍ {{name}} ມີ {{amount}}',
  confirm: 'ໂອນເງິນ {{amount}}',
  confirmAll: 'ໂອນເງິນທັງໝົດ {{amount}}',
  confirmEmpty: 'ໂອນເງິນ',
  confirmAndPlay: 'ໂອນແລ້ວເຂົ້າຫຼິ້ນ',
  done: 'ໂອນເງິນສຳເລັດ',
  doneDetail: '{{amount}} ຈາກ {{from}} ໄປຫາ {{to}}',
} as const satisfies TranslationOf<typeof english>;
