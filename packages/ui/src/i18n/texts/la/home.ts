import type { TranslationOf } from '#/i18n/text-types';
import type { home as english } from '../en/home';

export const home = {
  greeting: 'ສະບາຍດີ',
  balance: 'ຍອດເງິນຄົງເຫຼືອ',
  referral: 'ໂບນັດແນະນຳໝູ່',
  deposit: 'ຝາກເງິນ',
  withdraw: 'ຖອນເງິນ',
  transfer: 'ໂອນເງິນ',
  refresh: 'ໂຫຼດຍອດເງິນໃໝ່',
  lastSync: 'ອັບເດດເມື່ອ {{time}}',
  pullDown: 'ດຶງລົງເພື່ອໂຫຼດໃໝ່',
  pullRelease: 'ປ່ອຍເພື່ອໂຫຼດໃໝ່',
  refreshing: 'ກຳລັງໂຫຼດຍອດເງິນໃໝ່',
  bonus: 'ໂບນັດ',
  spin: 'ວົງລໍ້',
  refreshAll: 'ໂຫຼດໃໝ່',
  invite: 'ແນະນຳໝູ່',
  refund: 'ຄືນຍອດເສຍ',
  banners: 'ຂ່າວສານ',
  continue: 'ສືບຕໍ່',
  games: 'ບັນຊີເກມ',
  'category.slot': 'ສະລ໋ອດ',
  'category.sport': 'ກິລາ ແລະ ຄາສິໂນ',
  'category.lotto': 'ຫວຍ',
  emptyTitle: 'ຍັງບໍ່ມີເກມໃນໝວດນີ້',
  emptyHint: 'ລອງເບິ່ງໝວດອື່ນ',
} as const satisfies TranslationOf<typeof english>;
