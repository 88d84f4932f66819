import type { Locale } from '@member-wallet/api-sdk';

/** The launcher's texts, separate so that it does not wait for those of the panel. */
export const launcherTexts = {
  th: { open: 'เปิดแชทกับพนักงาน', unread: 'ยังไม่ได้อ่าน' },
  la: { open: 'ເປີດແຊັດກັບພະນັກງານ', unread: 'ຍັງບໍ່ໄດ້ອ່ານ' },
  en: { open: 'Open the support chat', unread: 'unread' },
} as const satisfies Record<Locale, { open: string; unread: string }>;
