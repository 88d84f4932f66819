import type { TranslationOf } from '#/i18n/text-types';
import type * as english from '../en/start';

export * from './home';

export const actions = {
  confirm: 'ຢືນຢັນ',
  cancel: 'ຍົກເລີກ',
  close: 'ປິດ',
  back: 'ກັບຄືນ',
  next: 'ຕໍ່ໄປ',
  reload: 'ໂຫຼດໃໝ່',
  pleaseWait: 'ກະລຸນາລໍຖ້າ',
} as const satisfies TranslationOf<typeof english.actions>;

export const components = {
  showPassword: 'ສະແດງລະຫັດຜ່ານ',
  hidePassword: 'ເຊື່ອງລະຫັດຜ່ານ',
  loading: 'ກຳລັງໂຫຼດ…',
  previousSlide: 'ກ່ອນໜ້າ',
  nextSlide: 'ຕໍ່ໄປ',
  language: 'ພາສາ: {{name}}',
  gameActive: 'ເປີດໃຊ້ແລ້ວ',
  gameInactive: 'ຍັງບໍ່ເປີດໃຊ້',
  coins: '{{count}} ຫຼຽນ',
} as const satisfies TranslationOf<typeof english.components>;

export const errors = {
  title: 'ເຮັດລາຍການບໍ່ໄດ້',
  success: 'ສຳເລັດ',
  network: 'ເຊື່ອມຕໍ່ບໍ່ໄດ້ ກະລຸນາກວດອິນເຕີເນັດ ແລ້ວລອງໃໝ່',
  timeout: 'ໃຊ້ເວລາດົນເກີນໄປ ກະລຸນາລອງໃໝ່',
  unexpected: 'ເກີດຂໍ້ຜິດພາດ ຫາກເກີດຂຶ້ນອີກ ກະລຸນາຕິດຕໍ່ພະນັກງານ',
  unknownTitle: 'ຍັງບໍ່ຮູ້ຜົນຂອງລາຍການ',
  unknown: 'ການເຊື່ອມຕໍ່ຂາດໄປກ່ອນລະບົບແຈ້ງຜົນ ລາຍການອາດສຳເລັດແລ້ວ ກະລຸນາເບິ່ງຍອດເງິນ ແລະ ປະຫວັດກ່ອນເຮັດລາຍການຊ້ຳ',
  seeStatement: 'ເບິ່ງປະຫວັດ',
  crashTitle: 'ສະແດງໜ້ານີ້ບໍ່ໄດ້',
  crash: 'ເງິນຂອງທ່ານປອດໄພ ກະລຸນາໂຫຼດໜ້ານີ້ໃໝ່ເພື່ອໃຊ້ງານຕໍ່',
  loadFailed: 'ໂຫຼດຂໍ້ມູນບໍ່ສຳເລັດ',
  loadFailedHint: 'ກະລຸນາກວດການເຊື່ອມຕໍ່ ແລ້ວໂຫຼດໃໝ່',
  incomplete: 'ຂໍ້ມູນບາງສ່ວນຍັງສະແດງບໍ່ໄດ້ໃນຕອນນີ້',
  required: 'ກະລຸນາປ້ອນ{{field}}',
  phoneTenDigits: 'ເບີໂທລະສັບຕ້ອງມີ 10 ຕົວເລກ',
  phone: 'ເບີໂທລະສັບຕ້ອງເປັນແບບນີ້: {{example}}',
} as const satisfies TranslationOf<typeof english.errors>;

export const login = {
  title: 'ຍິນດີຕ້ອນຮັບ',
  subtitle: 'ເຂົ້າສູ່ລະບົບເພື່ອເບິ່ງກະເປົາເງິນຂອງທ່ານ',
  phone: 'ເບີໂທລະສັບ',
  password: 'ລະຫັດຜ່ານ',
  remember: 'ຈື່ການເຂົ້າສູ່ລະບົບ',
  submit: 'ເຂົ້າສູ່ລະບົບ',
  forgot: 'ລືມລະຫັດຜ່ານ?',
  noAccount: 'ຍັງບໍ່ມີບັນຊີ?',
  register: 'ສະໝັກສະມາຊິກ',
  wait: 'ເຂົ້າສູ່ລະບົບໄດ້ອີກຄັ້ງໃນ {{time}}',
} as const satisfies TranslationOf<typeof english.login>;

export const session = {
  expired: 'ໝົດເວລາການນຳໃຊ້ ກະລຸນາເຂົ້າສູ່ລະບົບອີກຄັ້ງ',
} as const satisfies TranslationOf<typeof english.session>;

export const shell = {
  contactStaff: 'ຕິດຕໍ່ພະນັກງານ',
  offline: 'ບໍ່ມີການເຊື່ອມຕໍ່ອິນເຕີເນັດ',
  newVersion: 'ມີເວີຊັນໃໝ່ແລ້ວ',
  notLoaded: 'ໂຫຼດບາງສ່ວນຂອງແອັບບໍ່ໄດ້',
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
  notFoundHint: 'ລິ້ງອາດປ່ຽນໄປ ຫຼື ພິມບໍ່ຖືກຕ້ອງ',
  goHome: 'ກັບໜ້າຫຼັກ',
  terminated: 'ປິດໃຫ້ບໍລິການແລ້ວ',
  terminatedHint: 'ລິ້ງນີ້ໃຊ້ບໍ່ໄດ້ແລ້ວ ກະລຸນາຂໍລິ້ງໃໝ່ຈາກພະນັກງານ',
  checkAgain: 'ກວດອີກຄັ້ງ',
  conditionsTitle: 'ເງື່ອນໄຂການໃຊ້ບໍລິການ',
  conditionsEmpty: 'ຍັງບໍ່ມີເງື່ອນໄຂໃຫ້ສະແດງ',
  localeFailed: 'ໂຫຼດພາສາບໍ່ສຳເລັດ ກະລຸນາກວດການເຊື່ອມຕໍ່',
  language: 'ພາສາ',
  theme: 'ສີໜ້າຈໍ',
  'theme.system': 'ຕາມລະບົບ',
  'theme.light': 'ແຈ້ງ',
  'theme.dark': 'ມືດ',
} as const satisfies TranslationOf<typeof english.shell>;

export const titles = {
  register: 'ສະໝັກສະມາຊິກ',
  howto: 'ວິທີໃຊ້ງານ',
  contact: 'ຕິດຕໍ່ພວກເຮົາ',
  responsibleGaming: 'ຫຼິ້ນຢ່າງມີສະຕິ',
  profile: 'ໂປຣໄຟລ໌',
  editProfile: 'ແກ້ໄຂໂປຣໄຟລ໌',
  statement: 'ປະຫວັດການເງິນ',
  bonus: 'ໂບນັດ',
  spin: 'ວົງລໍ້ນຳໂຊກ',
  invite: 'ຊວນໝູ່',
  refund: 'ຄືນຍອດເສຍ',
} as const satisfies TranslationOf<typeof english.titles>;
