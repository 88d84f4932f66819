import type { TranslationOf } from '#/i18n/text-types';
import type * as english from '../en/controls';

export const fields = {
  amountPresets: 'ເລືອກຈຳນວນເງິນ',
  search: 'ຄົ້ນຫາ',
  noMatch: 'ບໍ່ພົບ “{{query}}”',
  noMatchHint: 'ກວດຕົວສະກົດ ຫຼື ລຶບຄຳຄົ້ນຫາ',
  clearSearch: 'ລຶບຄຳຄົ້ນຫາ',
  choose: 'ເລືອກ',
  step: 'ຂັ້ນຕອນ {{step}}/{{total}}',
  all: 'ທັງໝົດ',
  holderLatin: 'ຊື່ບັນຊີທະນາຄານຕ້ອງເປັນພາສາອັງກິດເທົ່ານັ້ນ',
  accountNumber: 'ເລກບັນຊີບໍ່ຖືກຕ້ອງ ກະລຸນາກວດຕົວເລກອີກຄັ້ງ',
  amount: 'ກະລຸນາປ້ອນຈຳນວນເງິນເປັນຕົວເລກ',
  amountDecimals: 'ໃສ່ທົດສະນິຍົມໄດ້ບໍ່ເກີນ 2 ຕຳແໜ່ງ',
  amountTooLarge: 'ຈຳນວນເງິນຫຼາຍເກີນໄປ ກະລຸນາປ້ອນຈຳນວນທີ່ໜ້ອຍກວ່າ',
  passwordsDiffer: 'ລະຫັດຜ່ານບໍ່ຕົງກັນ',
  passwordRefused: 'ລະບົບບໍ່ຮັບລະຫັດຜ່ານນີ້ ກະລຸນາລອງລະຫັດຜ່ານທີ່ຍາວກວ່າ',
} as const satisfies TranslationOf<typeof english.fields>;

export const pager = {
  pages: 'ໜ້າລາຍການ',
  page: 'ໜ້າ {{page}}',
  previousPage: 'ໜ້າກ່ອນ',
  nextPage: 'ໜ້າຕໍ່ໄປ',
} as const satisfies TranslationOf<typeof english.pager>;

export const clipboard = {
  copy: 'ຄັດລອກ{{what}}',
  copied: 'ຄັດລອກແລ້ວ: {{text}}',
  failed: 'ຄັດລອກບໍ່ສຳເລັດ',
} as const satisfies TranslationOf<typeof english.clipboard>;

export const pictures = {
  zoomIn: 'ຂະຫຍາຍ',
  zoomOut: 'ຫຍໍ້',
  failed: 'ສະແດງຮູບນີ້ບໍ່ໄດ້',
  hold: 'ກົດຄ້າງທີ່ຮູບເພື່ອບັນທຶກ',
  noDownloads: 'ແອັບນີ້ບັນທຶກໄຟລ໌ບໍ່ໄດ້ ກະລຸນາເປີດໜ້ານີ້ໃນ Chrome ຫຼື Safari',
} as const satisfies TranslationOf<typeof english.pictures>;
