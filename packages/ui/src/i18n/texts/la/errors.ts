import type { TranslationOf } from '#/i18n/text-types';
import type { errors as english } from '../en/errors';

export const errors = {
  title: 'ເກີດຂໍ້ຜິດພາດ',
  success: 'ສຳເລັດ',
  network: 'ບໍ່ສາມາດເຊື່ອມຕໍ່ເຊີບເວີໄດ້ ກະລຸນາກວດການເຊື່ອມຕໍ່',
  timeout: 'ເຊີບເວີຕອບກັບຊ້າເກີນໄປ ກະລຸນາລອງໃໝ່',
  unexpected: 'ເກີດຂໍ້ຜິດພາດ ຫາກເກີດຂຶ້ນອີກ ກະລຸນາຕິດຕໍ່ພະນັກງານ',
  unknownTitle: 'ຍັງບໍ່ຮູ້ຜົນຂອງລາຍການ',
  unknown: 'ການເຊື່ອມຕໍ່ຂາດໄປກ່ອນໄດ້ຮັບຄຳຕອບ ລາຍການອາດສຳເລັດແລ້ວ ກະລຸນາກວດຍອດເງິນ ແລະ ປະຫວັດກ່ອນເຮັດລາຍການອື່ນ',
  seeStatement: 'ເບິ່ງປະຫວັດ',
  crashTitle: 'ສະແດງໜ້ານີ້ບໍ່ໄດ້',
  crash: 'ເງິນຂອງທ່ານປອດໄພ ກະລຸນາໂຫຼດໜ້ານີ້ໃໝ່ເພື່ອໃຊ້ງານຕໍ່',
  loadFailed: 'ໂຫຼດຂໍ້ມູນບໍ່ສຳເລັດ',
  loadFailedHint: 'ກະລຸນາກວດການເຊື່ອມຕໍ່ ແລ້ວໂຫຼດໃໝ່',
  required: 'ກະລຸນາປ້ອນຂໍ້ມູນນີ້',
  phone: 'ເບີໂທລະສັບບໍ່ຖືກຕ້ອງ ຕົວຢ່າງ {{example}}',
  passwordsDiffer: 'ລະຫັດຜ່ານບໍ່ຕົງກັນ',
  holderLatin: 'ຊື່ບັນຊີທະນາຄານຕ້ອງເປັນພາສາອັງກິດເທົ່ານັ້ນ',
  accountNumber: 'ເລກບັນຊີບໍ່ຖືກຕ້ອງ ກະລຸນາກວດຕົວເລກອີກຄັ້ງ',
  amount: 'ກະລຸນາປ້ອນຈຳນວນເງິນເປັນຕົວເລກ',
  amountDecimals: 'ທົດສະນິຍົມໄດ້ບໍ່ເກີນ 2 ຕຳແໜ່ງ',
  amountTooLarge: 'ຈຳນວນເງິນຫຼາຍເກີນໄປ ກະລຸນາປ້ອນຈຳນວນທີ່ໜ້ອຍກວ່າ',
} as const satisfies TranslationOf<typeof english>;
