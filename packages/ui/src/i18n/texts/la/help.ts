import type { TranslationOf } from '#/i18n/text-types';
import type * as english from '../en/help';

export const contact = {
  chatWith: 'ແຊັດກັບ {{name}}',
  openChat: 'ເປີດແຊັດ',
  qr: 'QR Code ສຳລັບແຊັດ',
  operator: 'ໃຫ້ບໍລິການໂດຍ {{name}}',
  version: 'ເວີຊັນ {{version}}',
  emptyTitle: 'ຍັງບໍ່ມີຂໍ້ມູນຕິດຕໍ່',
  emptyHint: 'ກະລຸນາກັບມາອີກພາຍຫຼັງ',
} as const satisfies TranslationOf<typeof english.contact>;

export const howto = {
  subtitle: 'ວິດີໂອສັ້ນໆ ເລື່ອງລະບໍ່ເທົ່າໃດນາທີ',
  'topic.wallet': 'ວິທີໃຊ້ກະເປົາເງິນ',
  'topic.play': 'ວິທີຫຼິ້ນ',
  'topic.balance': 'ວິທີກວດຍອດເງິນ',
  'topic.receiveBonus': 'ວິທີຮັບໂບນັດ',
  'topic.cancelBonus': 'ວິທີຍົກເລີກໂບນັດ',
  failed: 'ຫຼິ້ນວິດີໂອນີ້ບໍ່ໄດ້',
  open: 'ເປີດວິດີໂອ',
  emptyTitle: 'ຍັງບໍ່ມີວິດີໂອ',
  emptyHint: 'ສອບຖາມພະນັກງານໄດ້',
  contact: 'ຕິດຕໍ່ພວກເຮົາ',
} as const satisfies TranslationOf<typeof english.howto>;
