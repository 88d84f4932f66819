import type { TranslationOf } from '#/i18n/text-types';
import type { profile as english } from '../en/profile';

export const profile = {
  title: 'ໂປຣໄຟລ໌',
  name: 'ຊື່',
  id: 'ເລກສະມາຊິກ',
  since: 'ເປັນສະມາຊິກຕັ້ງແຕ່',
  username: 'ເບີໂທລະສັບ',
  accountName: 'ຊື່ບັນຊີ',
  accountNo: 'ເລກບັນຊີ',
  account: 'ບັນຊີຜູ້ໃຊ້',
  bankAccount: 'ບັນຊີທະນາຄານ',
  edit: 'ແກ້ໄຂໂປຣໄຟລ໌',
  save: 'ບັນທຶກ',
  saved: 'ບັນທຶກໂປຣໄຟລ໌ແລ້ວ',
  usernameFixed: 'ໃຊ້ເບີນີ້ເຂົ້າສູ່ລະບົບ ຫາກຕ້ອງການປ່ຽນ ກະລຸນາຕິດຕໍ່ພະນັກງານ',
  changePassword: 'ປ່ຽນລະຫັດຜ່ານ',
  oldPassword: 'ລະຫັດຜ່ານປັດຈຸບັນ',
  newPassword: 'ລະຫັດຜ່ານໃໝ່',
  confirmPassword: 'ຢືນຢັນລະຫັດຜ່ານໃໝ່',
  passwordSaved: 'ບັນທຶກລະຫັດຜ່ານໃໝ່ແລ້ວ',
  unknown: 'ການເຊື່ອມຕໍ່ຂາດໄປກ່ອນໄດ້ຮັບຄຳຕອບ ຂໍ້ມູນອາດຖືກບັນທຶກແລ້ວ ກະລຸນາເບິ່ງໂປຣໄຟລ໌ກ່ອນບັນທຶກອີກຄັ້ງ',
  passwordUnknown: 'ການເຊື່ອມຕໍ່ຂາດໄປກ່ອນໄດ້ຮັບຄຳຕອບ ລະຫັດຜ່ານໃໝ່ອາດໃຊ້ໄດ້ແລ້ວ ກະລຸນາລອງລະຫັດໃໝ່ກ່ອນ ເມື່ອເຂົ້າສູ່ລະບົບຄັ້ງຕໍ່ໄປ',
  oldPasswordWrong: 'ລະຫັດຜ່ານປັດຈຸບັນບໍ່ຖືກຕ້ອງ',
} as const satisfies TranslationOf<typeof english>;
