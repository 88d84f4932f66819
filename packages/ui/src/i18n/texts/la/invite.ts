import type { TranslationOf } from '#/i18n/text-types';
import type { invite as english } from '../en/invite';

export const invite = {
  title: 'ແນະນຳໝູ່',
  bonus: 'ໂບນັດແນະນຳທີ່ຮັບໄດ້',
  counts: 'ສຳເລັດ {{success}} · ຍັງບໍ່ສຳເລັດ {{fail}}',
  claim: 'ຮັບໂບນັດ',
  claimAmount: 'ຮັບໂບນັດ {{amount}}',
  link: 'ລິ້ງແນະນຳ',
  share: 'ແຊລິ້ງ',
  shareTitle: 'ສະໝັກສະມາຊິກຜ່ານລິ້ງຂອງຂ້ອຍ',
  showQr: 'ສະແດງ QR',
  hideQr: 'ເຊື່ອງ QR',
  qr: 'QR Code ຂອງລິ້ງແນະນຳ',
  list: 'ລາຍການຈາກໝູ່',
  friend: 'ໝູ່',
  emptyTitle: 'ຍັງບໍ່ມີລາຍການຈາກໝູ່',
  emptyHint: 'ແຊລິ້ງຂອງທ່ານ ລາຍການຈາກໝູ່ຈະສະແດງຢູ່ນີ້',
} as const satisfies TranslationOf<typeof english>;
