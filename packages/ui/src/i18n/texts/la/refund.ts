import type { TranslationOf } from '#/i18n/text-types';
import type { refund as english } from '../en/refund';

export const refund = {
  title: 'ຄືນຍອດເສຍ',
  accrued: 'ຍອດຄືນສະສົມ',
  counts: 'ຮັບແລ້ວ {{success}} ຄັ້ງ · ບໍ່ສຳເລັດ {{fail}} ຄັ້ງ',
  waiting: 'ຮັບແລ້ວ ລໍຖ້າເຂົ້າກະເປົາ',
  note: 'ຄຳນວນຈາກການຫຼິ້ນທີ່ຜ່ານມາແລ້ວ ບໍ່ຕ້ອງຫຼິ້ນເພີ່ມເພື່ອຮັບຍອດນີ້',
  receive: 'ຮັບເງິນຄືນ',
  add: 'ເພີ່ມເຂົ້າກະເປົາ',
  added: 'ເງິນຄືນເຂົ້າກະເປົາແລ້ວ',
  log: 'ປະຫວັດການຮັບ',
  received: 'ເງິນຄືນ',
  emptyTitle: 'ຍັງບໍ່ເຄີຍຮັບເງິນຄືນ',
  emptyHint: 'ລາຍການທີ່ຮັບຈະສະແດງຢູ່ນີ້',
} as const satisfies TranslationOf<typeof english>;
