import type { Locale } from '@member-wallet/api-sdk';

/** Texts for pages without the widget. */
export const unreadTexts = {
  th: { unread: 'ยังไม่ได้อ่าน', news: 'มีข้อความใหม่จากพนักงาน' },
  la: { unread: 'ຍັງບໍ່ໄດ້ອ່ານ', news: 'ມີຂໍ້ຄວາມໃໝ່ຈາກພະນັກງານ' },
  en: { unread: 'unread', news: 'New message from support' },
} as const satisfies Record<Locale, { unread: string; news: string }>;
