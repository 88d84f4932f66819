import type { TranslationOf } from '#/i18n/text-types';
import type { contact as english } from '../en/contact';

export const contact = {
  title: 'ຕິດຕໍ່ພວກເຮົາ',
  openChat: 'ແຊັດກັບ {{name}}',
  chat: 'ເປີດແຊັດ',
  qr: 'QR Code ສຳລັບແຊັດ',
  version: 'ເວີຊັນ {{version}}',
  emptyTitle: 'ຍັງບໍ່ມີຂໍ້ມູນຕິດຕໍ່',
  emptyHint: 'ກະລຸນາກັບມາອີກພາຍຫຼັງ',
} as const satisfies TranslationOf<typeof english>;
