import type { ChatLocale } from '../launcher-texts';

type Texts = Readonly<
  Record<'typing' | 'ask' | 'stars' | 'rate' | 'later' | 'rating' | 'notRated' | 'thanks', string>
>;

/** In every language, because this code is small and seldom loaded. */
export const extensionTexts: Readonly<Record<ChatLocale, Texts>> = {
  th: {
    typing: 'พนักงานกำลังพิมพ์…',
    ask: 'แชทครั้งนี้เป็นอย่างไรบ้าง',
    stars: '{{count}} จาก 5 ดาว',
    rate: 'ส่งคะแนน',
    later: 'ไว้ทีหลัง',
    rating: 'กำลังส่งคะแนน…',
    notRated: 'ส่งคะแนนไม่สำเร็จ โปรดลองอีกครั้ง',
    thanks: 'ขอบคุณสำหรับคะแนน',
  },
  la: {
    typing: 'ພະນັກງານກຳລັງພິມ…',
    ask: 'ແຊັດຄັ້ງນີ້ເປັນແນວໃດ',
    stars: '{{count}} ຈາກ 5 ດາວ',
    rate: 'ສົ່ງຄະແນນ',
    later: 'ໄວ້ເທື່ອໜ້າ',
    rating: 'ກຳລັງສົ່ງຄະແນນ…',
    notRated: 'ສົ່ງຄະແນນບໍ່ສຳເລັດ ກະລຸນາລອງໃໝ່',
    thanks: 'ຂອບໃຈສຳລັບຄະແນນ',
  },
  en: {
    typing: 'Support is typing…',
    ask: 'How was this chat?',
    stars: '{{count}} of 5 stars',
    rate: 'Send the rating',
    later: 'Not now',
    rating: 'Sending the rating…',
    notRated: 'The rating was not sent. Please try again.',
    thanks: 'Thank you for your rating',
  },
};
