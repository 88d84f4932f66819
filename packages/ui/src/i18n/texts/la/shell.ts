import type { TranslationOf } from '#/i18n/text-types';
import type { shell as english } from '../en/shell';

export const shell = {
  logOut: 'ອອກຈາກລະບົບ',
  mainMenu: 'ເມນູຫຼັກ',
  home: 'ໜ້າຫຼັກ',
  register: 'ສະໝັກ',
  howto: 'ວິທີໃຊ້',
  contact: 'ຕິດຕໍ່',
  profile: 'ໂປຣໄຟລ໌',
  conditions: 'ເງື່ອນໄຂ',
  statement: 'ປະຫວັດ',
  notFound: 'ບໍ່ພົບໜ້ານີ້',
  notFoundHint: 'ທີ່ຢູ່ອາດປ່ຽນໄປ ຫຼື ພິມບໍ່ຖືກຕ້ອງ',
  goHome: 'ກັບໜ້າຫຼັກ',
  terminated: 'ປິດໃຫ້ບໍລິການແລ້ວ',
  terminatedHint: 'ບໍ່ສາມາດໃຊ້ບໍລິການຜ່ານທີ່ຢູ່ນີ້ໄດ້ອີກ ກະລຸນາຕິດຕໍ່ພະນັກງານ',
  checkAgain: 'ກວດອີກຄັ້ງ',
  conditionsTitle: 'ເງື່ອນໄຂການໃຊ້ບໍລິການ',
  conditionsEmpty: 'ຍັງບໍ່ມີເງື່ອນໄຂໃຫ້ສະແດງ',
  localeFailed: 'ໂຫຼດພາສາບໍ່ສຳເລັດ ກະລຸນາກວດການເຊື່ອມຕໍ່',
  language: 'ພາສາ',
  theme: 'ສີໜ້າຈໍ',
  'theme.system': 'ຕາມອຸປະກອນ',
  'theme.light': 'ສະຫວ່າງ',
  'theme.dark': 'ມືດ',
} as const satisfies TranslationOf<typeof english>;
