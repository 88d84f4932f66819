import type { TranslationOf } from '#/i18n/text-types';
import type { howto as english } from '../en/howto';

export const howto = {
  title: 'ວິທີໃຊ້ງານ',
  subtitle: 'ວິດີໂອສັ້ນ ເລື່ອງລະບໍ່ເທົ່າໃດນາທີ',
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
} as const satisfies TranslationOf<typeof english>;
