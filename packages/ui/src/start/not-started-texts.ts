import type { Locale } from '#/i18n/locale';

/** For browsers that are too old to start the app: only the document has these texts. {{browsers}} lists the supported ones. */
export const TOO_OLD: Readonly<Record<Locale, string>> = {
  th: 'เบราว์เซอร์นี้เก่าเกินไป โปรดใช้ {{browsers}} หรือใหม่กว่า',
  la: 'ບຣາວເຊີນີ້ເກົ່າເກີນໄປ ກະລຸນາໃຊ້ {{browsers}} ຫຼື ໃໝ່ກວ່າ',
  en: 'This browser is too old. Please use {{browsers}}, or a newer one.',
};
