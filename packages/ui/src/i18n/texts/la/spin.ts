import type { TranslationOf } from '#/i18n/text-types';
import type { spin as english } from '../en/spin';

export const spin = {
  title: 'ວົງລໍ້ໂຊກດີ',
  spin: 'ໝຸນ',
  coins: '{{count}} ຫຼຽນ',
  left: 'ໝຸນໄດ້ອີກ {{count}} ຄັ້ງ',
  turning: 'ວົງລໍ້ກຳລັງໝຸນ',
  state: 'ທ່ານມີ {{count}} ຫຼຽນສຳລັບໝຸນ',
  noCoins: 'ທ່ານບໍ່ມີຫຼຽນສຳລັບໝຸນ',
  congratulations: 'ຍິນດີນຳ!',
  won: 'ທ່ານໄດ້ລາງວັນ {{prize}}',
  wonHint: 'ລາງວັນຢູ່ໃນຄູປ໋ອງຂອງທ່ານແລ້ວ',
  unknown: 'ການເຊື່ອມຕໍ່ຂາດໄປກ່ອນໄດ້ຮັບຄຳຕອບ ຖ້າທ່ານໄດ້ລາງວັນ ລາງວັນຈະຢູ່ໃນຄູປ໋ອງຂ້າງລຸ່ມ',
  inactiveTitle: 'ວົງລໍ້ຍັງບໍ່ເປີດໃຫ້ໝຸນ',
  inactiveHint: 'ກະລຸນາກັບມາໃໝ່ພາຍຫຼັງ ຫຼຽນຂອງທ່ານຍັງຢູ່ຄົບ',
  goHome: 'ກັບໜ້າຫຼັກ',
  coupons: 'ຄູປ໋ອງຂອງທ່ານ',
  number: 'ລຳດັບ',
  prize: 'ລາງວັນ',
  amount: 'ຈຳນວນ',
  claim: 'ຮັບ',
  claimOf: 'ຮັບ {{prize}}',
  claimHint: 'ຕ້ອງການຮັບລາງວັນນີ້ເລີຍບໍ?',
  claimed: 'ທ່ານໄດ້ຮັບລາງວັນແລ້ວ',
  emptyTitle: 'ທ່ານຍັງບໍ່ມີຄູປ໋ອງ',
  emptyHint: 'ໝຸນວົງລໍ້ເພື່ອລຸ້ນຮັບຄູປ໋ອງ',
} as const satisfies TranslationOf<typeof english>;
