import type { Locale } from '@member-wallet/api-sdk';

type Texts = Readonly<Record<'said' | 'saidMany' | 'sentPicture', string>>;

/** All languages in one module, because the texts are few. */
export const noticeTexts: Readonly<Record<Locale, Texts>> = {
  th: { said: 'พนักงาน: {{text}}', saidMany: 'มีข้อความใหม่ {{count}} ข้อความ', sentPicture: 'รูปภาพ' },
  la: { said: 'ພະນັກງານ: {{text}}', saidMany: 'ມີຂໍ້ຄວາມໃໝ່ {{count}} ຂໍ້ຄວາມ', sentPicture: 'ຮູບພາບ' },
  en: { said: 'Support: {{text}}', saidMany: '{{count}} new messages', sentPicture: 'Picture' },
};
