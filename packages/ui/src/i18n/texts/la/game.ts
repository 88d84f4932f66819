import type { TranslationOf } from '#/i18n/text-types';
import type { game as english } from '../en/game';

export const game = {
  value: 'ຍອດເງິນໃນບັນຊີນີ້',
  transfer: 'ໂອນເງິນ',
  activate: 'ເປີດໃຊ້ງານ',
  activateHint: 'ເປີດໃຊ້ງານບັນຊີກ່ອນ ຈຶ່ງຈະໂອນເງິນເຂົ້າໄດ້',
  activated: 'ເປີດໃຊ້ງານບັນຊີແລ້ວ',
  play: 'ເຂົ້າຫຼິ້ນ',
  openApp: 'ເປີດແອັບ',
  openSite: 'ຫຼິ້ນຜ່ານເວັບ',
  opening: 'ກຳລັງເປີດເກມ…',
  login: 'ຂໍ້ມູນເຂົ້າສູ່ລະບົບຂອງເກມນີ້',
  username: 'ຊື່ຜູ້ໃຊ້',
  password: 'ລະຫັດຜ່ານ',
  hidden: 'ເຊື່ອງຢູ່',
  reset: 'ຕັ້ງລະຫັດຜ່ານໃໝ່',
  resetTitle: 'ຕັ້ງລະຫັດຜ່ານໃໝ່ບໍ?',
  resetQuestion: 'ທ່ານຈະໄດ້ລະຫັດຜ່ານໃໝ່ຂອງ {{name}} ລະຫັດເກົ່າຈະໃຊ້ບໍ່ໄດ້ທັນທີ ລວມທັງໃນເຄື່ອງທີ່ເຂົ້າສູ່ລະບົບຢູ່',
  resetConfirm: 'ຕັ້ງລະຫັດຜ່ານໃໝ່',
  resetDone: 'ຕັ້ງລະຫັດຜ່ານໃໝ່ແລ້ວ',
  unknown: 'ການເຊື່ອມຕໍ່ຂາດໄປກ່ອນໄດ້ຮັບຄຳຕອບ ລາຍການອາດສຳເລັດແລ້ວ ລະບົບໂຫຼດຂໍ້ມູນບັນຊີເກມໃໝ່ແລ້ວ ກະລຸນາກວດເບິ່ງບັນຊີນີ້ກ່ອນເຮັດລາຍການອື່ນ',
  failedTitle: 'ເປີດເກມບໍ່ສຳເລັດ',
  failedHint: 'ເງິນຂອງທ່ານຍັງຢູ່ໃນບັນຊີເກມ ລອງອີກຄັ້ງ ຫຼື ຕິດຕໍ່ພະນັກງານຖ້າຍັງເປີດບໍ່ໄດ້',
  noAddress: 'ລະບົບບໍ່ໄດ້ສົ່ງທີ່ຢູ່ຂອງເກມນີ້ມາ',
  blockedTitle: 'ບຣາວເຊີກັນແຖບໃໝ່ໄວ້',
  blocked: 'ເກມພ້ອມແລ້ວ ກົດປຸ່ມເພື່ອເປີດ',
} as const satisfies TranslationOf<typeof english>;
