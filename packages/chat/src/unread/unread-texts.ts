import type { ChatLocale } from '../widget/launcher-texts';

/** For a page without the widget. */
export const unreadTexts = {
  th: { unread: 'ยังไม่ได้อ่าน', news: 'มีข้อความใหม่จากพนักงาน' },
  la: { unread: 'ຍັງບໍ່ໄດ້ອ່ານ', news: 'ມີຂໍ້ຄວາມໃໝ່ຈາກພະນັກງານ' },
  en: { unread: 'unread', news: 'New message from support' },
} as const satisfies Record<ChatLocale, { unread: string; news: string }>;
