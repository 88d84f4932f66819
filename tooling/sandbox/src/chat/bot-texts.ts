import type { MarketId } from '../markets/market';

/** The bot's topics: the word that a customer types, and the payload of the topic's button. */
export const TOPICS = ['BUTTONS', 'CARDS', 'IMAGE', 'VIDEO', 'FILE', 'OTHER', 'MENU'] as const;

export type Topic = (typeof TOPICS)[number];

interface BotTexts {
  readonly greeting: string;
  readonly menu: string;
  readonly topics: Readonly<Record<Topic, string>>;
  readonly buttons: string;
  readonly web: string;
  readonly call: string;
  readonly postback: string;
  readonly other: string;
  readonly image: string;
  readonly video: string;
  readonly file: string;
  readonly cards: readonly { readonly title: string; readonly subtitle: string }[];
  readonly choose: string;
  readonly chosen: string;
}

export const botTexts: Readonly<Record<MarketId, BotTexts>> = {
  th: {
    greeting: 'สวัสดีค่ะ มีอะไรให้ช่วยไหมคะ',
    menu: 'เลือกหัวข้อที่ต้องการ',
    topics: {
      BUTTONS: 'ติดต่อเรา',
      CARDS: 'กิจกรรม',
      IMAGE: 'ดูรูปตัวอย่าง',
      VIDEO: 'ดูวิดีโอ',
      FILE: 'คู่มือ',
      OTHER: 'แบบประเมิน',
      MENU: 'เมนู',
    },
    buttons: 'ติดต่อเราได้ทางไหนบ้าง\nเลือกได้จากปุ่มด้านล่าง',
    web: 'เปิดเว็บไซต์',
    call: 'โทรหาพนักงาน',
    postback: 'กลับไปที่เมนู',
    other: 'คุยกับพนักงาน',
    image: 'ตัวอย่างสลิปที่อ่านได้ชัด',
    video: 'วิธีฝากเงิน',
    file: 'คู่มือการใช้งาน',
    cards: [
      { title: 'ชวนเพื่อน', subtitle: 'รับโบนัสจากยอดเล่นของเพื่อน' },
      { title: 'วงล้อนำโชค', subtitle: 'หมุนวงล้อเพื่อรับคูปอง' },
      { title: 'คืนยอดเสีย', subtitle: 'ตรวจสอบยอดคืนได้ทุกวัน' },
    ],
    choose: 'เลือก',
    chosen: 'รับทราบค่ะ พนักงานจะตอบในไม่ช้า',
  },
  la: {
    greeting: 'ສະບາຍດີ ມີຫຍັງໃຫ້ຊ່ວຍບໍ',
    menu: 'ເລືອກຫົວຂໍ້ທີ່ຕ້ອງການ',
    topics: {
      BUTTONS: 'ຕິດຕໍ່ພວກເຮົາ',
      CARDS: 'ກິດຈະກຳ',
      IMAGE: 'ເບິ່ງຮູບຕົວຢ່າງ',
      VIDEO: 'ເບິ່ງວິດີໂອ',
      FILE: 'ຄູ່ມື',
      OTHER: 'ແບບປະເມີນ',
      MENU: 'ເມນູ',
    },
    buttons: 'ຕິດຕໍ່ພວກເຮົາໄດ້ທາງໃດແດ່\nເລືອກໄດ້ຈາກປຸ່ມຂ້າງລຸ່ມ',
    web: 'ເປີດເວັບໄຊ',
    call: 'ໂທຫາພະນັກງານ',
    postback: 'ກັບໄປທີ່ເມນູ',
    other: 'ລົມກັບພະນັກງານ',
    image: 'ຕົວຢ່າງສະລິບທີ່ອ່ານໄດ້ຊັດ',
    video: 'ວິທີຝາກເງິນ',
    file: 'ຄູ່ມືການນຳໃຊ້',
    cards: [
      { title: 'ຊວນໝູ່', subtitle: 'ຮັບໂບນັດຈາກຍອດຫຼິ້ນຂອງໝູ່' },
      { title: 'ວົງລໍ້ນຳໂຊກ', subtitle: 'ໝຸນວົງລໍ້ເພື່ອຮັບຄູປ໋ອງ' },
      { title: 'ຄືນຍອດເສຍ', subtitle: 'ກວດສອບຍອດຄືນໄດ້ທຸກມື້' },
    ],
    choose: 'ເລືອກ',
    chosen: 'ຮັບຊາບແລ້ວ ພະນັກງານຈະຕອບໃນບໍ່ດົນ',
  },
};
