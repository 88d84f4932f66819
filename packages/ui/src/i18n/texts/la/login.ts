import type { TranslationOf } from '#/i18n/text-types';
import type { login as english } from '../en/login';

export const login = {
  title: 'ຍິນດີຕ້ອນຮັບກັບມາ',
  subtitle: 'ເຂົ້າສູ່ລະບົບເພື່ອເບິ່ງກະເປົາເງິນຂອງທ່ານ',
  phone: 'ເບີໂທລະສັບ',
  password: 'ລະຫັດຜ່ານ',
  remember: 'ຈື່ຂ້ອຍໄວ້',
  submit: 'ເຂົ້າສູ່ລະບົບ',
  noAccount: 'ຍັງບໍ່ມີບັນຊີ?',
  register: 'ສະໝັກສະມາຊິກ',
  wrong: 'ເບີໂທລະສັບ ຫຼື ລະຫັດຜ່ານບໍ່ຖືກຕ້ອງ',
  wait: 'ເຂົ້າສູ່ລະບົບຜິດຫຼາຍຄັ້ງ ລອງໄດ້ອີກໃນ {{time}}',
} as const satisfies TranslationOf<typeof english>;
