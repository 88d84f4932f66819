import type { MoreTexts } from './en';

export const la = {
  removeFile: 'ເອົາ {{name}} ອອກ',
  fileTooLarge: 'ໄຟລ໌ໃຫຍ່ເກີນໄປ ກະລຸນາເລືອກໄຟລ໌ທີ່ບໍ່ເກີນ {{count}} MB',
  fileNotSupported: 'ບໍ່ຮອງຮັບໄຟລ໌ປະເພດນີ້',
  shrinking: 'ກຳລັງຫຍໍ້ຮູບ…',
  dropHere: 'ວາງໄຟລ໌ໃສ່ນີ້',
  uploading: 'ກຳລັງອັບໂຫຼດ {{count}}%',
  fileGone: 'ບໍ່ພົບໄຟລ໌ນີ້ແລ້ວ ກະລຸນາແນບໃໝ່',
  picture: 'ຮູບພາບ',
  video: 'ວິດີໂອ',
  file: 'ເປີດໄຟລ໌',
  viewer: 'ຮູບພາບຂະໜາດໃຫຍ່',
  closeViewer: 'ປິດຮູບພາບ',
  cards: 'ບັດ',
  replies: 'ຄຳຕອບທີ່ແນະນຳ',
  newTab: 'ເປີດໃນແຖບໃໝ່',
  topicDeposit: 'ຝາກເງິນ',
  topicWithdrawal: 'ຖອນເງິນ',
  topicBonus: 'ໂບນັດ',
  topicGame: 'ບັນຊີເກມ',
} satisfies MoreTexts;
